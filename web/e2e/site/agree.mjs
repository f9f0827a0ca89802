// The engine as WebAssembly and as a program of this machine get the same requests, and every answer has to be the same,
// letter by letter: whole games of every ruleset, bots of every level, hints, the study of a finished game.
// node e2e/site/agree.mjs ENGINE.wasm PROGRAM base=BASE.weights …
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';

const [file, program, ...given] = process.argv.slice(2);
const GAMES = Number(process.env.GAMES ?? 2);
const THOUGHTS = 6;

const { instance } = await WebAssembly.instantiate(await readFile(file), {});
const { memory, room, call, bring, reply } = instance.exports;

function handOver(bytes, to) {
  const at = room(bytes.length);
  new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
  const length = to();
  return new TextDecoder().decode(new Uint8Array(memory.buffer, reply(), length));
}

const native = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: native.stdout })[Symbol.asyncIterator]();
const networks = Object.fromEntries(given.map((one) => one.split('=')));
const brought = new Set();
let compared = 0;

/** Asks both; gives the answer they agree on. */
async function ask(request) {
  const text = JSON.stringify(request);
  native.stdin.write(`${text}\n`);
  let here = handOver(new TextEncoder().encode(text), call);
  const { needs } = JSON.parse(here);
  if (needs) {
    if (brought.has(needs)) throw new Error(`${needs} was brought in vain`);
    brought.add(needs);
    const answer = handOver(await readFile(networks[needs]), bring);
    if (answer !== JSON.stringify({ ok: needs })) throw new Error(`${needs} was not taken: ${answer}`);
    here = handOver(new TextEncoder().encode(text), call);
  }
  const { value: there } = await lines.next();
  if (here !== there) throw new Error(`${text}\nWebAssembly: ${here}\nthis machine: ${there}`);
  compared += 1;
  const answer = JSON.parse(here);
  if ('problem' in answer) throw new Error(`${text}: ${answer.problem.message}`);
  return answer.ok;
}

/** Numbers that are the same in every run. */
function numbers(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const optionsOf = (ruleset, players) =>
  ruleset === 'dice'
    ? { game: 'dice', options: { players } }
    : { game: 'bazaar', options: { ruleset, players, layout: 'random' } };

/** Plays one game to its end: people choose by lot, bots think; gives the record. */
async function play(ruleset, chairs, number) {
  const draw = numbers(number);
  const digits = number.toString(16).padStart(64, '0');
  const kept = await ask({
    call: 'create',
    new: { ...optionsOf(ruleset, chairs.length), seats: chairs, seating: 'as_seated' },
    id: `t-${number}`,
    me: 'me',
    name: 'Ada',
    seed: digits,
    now: 1,
  });
  let { thinks, line } = await ask({ call: 'open', kept, changes: [] });
  let thoughts = 0;
  for (let step = 0; line.asked !== null && step < 20_000; step++) {
    if (thinks) {
      ({ thinks, line } = moved(await ask({ call: 'think', luck: step.toString(16), now: 1 }), line));
      continue;
    }
    const { messages } = await ask({ call: 'hear', message: { type: 'look', seat: line.asked }, now: 1 });
    const welcome = await ask({
      call: 'hear',
      message: { type: 'hello', protocol: 1, client: 'p', version: null },
      now: 1,
    });
    const { asked, version } = [...messages, ...welcome.messages].find(
      ({ type }) => type === 'welcome',
    ).position;
    if (thoughts < THOUGHTS && draw(20) === 0) {
      thoughts += 1;
      await ask({ call: 'hint' });
    }
    const { action } = asked.answers[draw(asked.answers.length)];
    const message = { type: 'answer', number: step + 1, version, seat: asked.seat, action, then: [] };
    ({ thinks, line } = moved(await ask({ call: 'hear', message, now: 1 }), line));
  }
  return ask({ call: 'record' });
}

const moved = (said, line) => ({ thinks: said.thinks, line: said.line ?? line });

async function study(record) {
  let progress = await ask({ call: 'study_open', record, simulations: 100, seed: 7 });
  while (progress.pass === 'rough') progress = await ask({ call: 'study_advance', simulations: 500 });
  for (let i = 0; i < 4; i++) await ask({ call: 'study_advance', simulations: 500 });
  await ask({ call: 'study_report' });
}

const me = { chair: 'me' };
const friend = (name) => ({ chair: 'hot_seat', name });
const bot = (level) => ({ chair: 'bot', level });

for (const ruleset of ['base', 'mocha', 'letters', 'great-bazaar', 'dice']) {
  const before = { compared, time: performance.now() };
  for (let number = 1; number <= GAMES; number++) {
    const chairs = [me, friend('Bea'), bot('easy'), bot('easy'), bot('easy')].slice(0, 2 + (number % 3));
    await play(ruleset, chairs, number);
  }
  await study(await play(ruleset, [me, bot('medium')], 101));
  await play(ruleset, [me, bot('hard'), bot('expert')].slice(0, 2 + (ruleset === 'base')), 102);
  const seconds = ((performance.now() - before.time) / 1000).toFixed(1);
  console.log(`${ruleset}: ${compared - before.compared} answers are the same, ${seconds} s`);
}
native.stdin.end();
