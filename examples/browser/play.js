// A whole game against a bot in a few lines: every answer of yours is a button.
import { Engine } from './bedesten-engine/index.js';

const engine = await Engine.load();
const hex = (bytes) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((b) => b.toString(16).padStart(2, '0')).join('');
const now = () => Math.floor(Date.now() / 1000);
const kept = await engine.ask({
  call: 'create',
  new: {
    game: 'bazaar',
    options: { ruleset: 'base', players: 2, layout: 'short' },
    seats: [{ chair: 'me' }, { chair: 'bot', level: 'medium' }],
  },
  id: `table-${hex(8)}`,
  me: 'me',
  name: 'You',
  seed: hex(32),
  now: now(),
});
const { thinks } = await engine.ask({ call: 'open', kept, changes: [] });
let number = 0;

/** A new page says hello and is told everything; that is short here, and quick enough for a game. */
async function show() {
  const message = { type: 'hello', protocol: 1, client: 'page', version: null };
  const said = await engine.ask({ call: 'hear', message, now: now() });
  const { asked, version, view } = said.messages.find(({ type }) => type === 'welcome').position;
  document.querySelector('#view').textContent = JSON.stringify(view.seats ?? view, null, 1);
  document.querySelector('#answers').replaceChildren(
    ...(asked?.answers ?? []).map(({ action }) => {
      const button = document.createElement('button');
      button.textContent = JSON.stringify(action);
      button.onclick = () =>
        goOn({
          call: 'hear',
          message: {
            type: 'answer',
            number: ++number,
            version,
            seat: asked.seat,
            action,
            then: [],
          },
          now: now(),
        });
      return button;
    }),
  );
}

/** Your answer, then those of the bot, until you are asked again. */
async function goOn(request) {
  let said = request ? await engine.ask(request) : { thinks, over: false };
  while (said.thinks) said = await engine.ask({ call: 'think', luck: hex(16), now: now() });
  document.querySelector('#state').textContent = said.over ? 'The game is over.' : 'Your answer:';
  await show();
}
await goOn(null);
