// A whole game against a bot in a few lines: every answer of yours is a button.
import { Engine } from './bedesten-engine/index.js';

const engine = await Engine.load();
const hex = (bytes) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((b) => b.toString(16).padStart(2, '0')).join('');
const now = () => Math.floor(Date.now() / 1000);
const hear = (message) => engine.ask({ call: 'hear', message, now: now() });
const seats = [{ chair: 'me' }, { chair: 'bot', level: 'medium' }];
const options = { ruleset: 'base', players: 2, layout: 'short' };
const wanted = { new: { game: 'bazaar', options, seats }, id: `table-${hex(8)}`, me: 'me', name: 'You' };
const kept = await engine.ask({ call: 'create', ...wanted, seed: hex(32), now: now() });
let number = 0;

/** A new page says hello and is told everything; that is short here, and quick enough for a game. */
async function show() {
  const said = await hear({ type: 'hello', protocol: 1, client: 'page', version: null });
  const { asked, version, view } = said.messages.find(({ type }) => type === 'welcome').position;
  document.querySelector('#view').textContent = JSON.stringify(view.seats ?? view, null, 1);
  const buttons = (asked?.answers ?? []).map(({ action }) => {
    const button = document.createElement('button');
    const answer = { type: 'answer', version, seat: asked.seat, action, then: [] };
    button.textContent = JSON.stringify(action);
    button.onclick = async () => goOn(await hear({ ...answer, number: ++number }));
    return button;
  });
  document.querySelector('#answers').replaceChildren(...buttons);
}

/** After your answer those of the bot, until you are asked again. */
async function goOn(said) {
  while (said.thinks) said = await engine.ask({ call: 'think', luck: hex(16), now: now() });
  document.querySelector('#state').textContent = said.over ? 'The game is over.' : 'Your answer:';
  await show();
}
await goOn(await engine.ask({ call: 'open', kept, changes: [] }));
