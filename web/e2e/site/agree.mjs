// The engine as WebAssembly and as a program of this machine get the same requests, and every answer has to be the same,
// letter by letter: whole games of every ruleset, bots of every level, hints, the study of a finished game, puzzles, days.
// node e2e/site/agree.mjs ENGINE.wasm PROGRAM base=BASE.weights …
// GAMES=1000 plays so many of every ruleset: an hour.
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
const needed = Object.fromEntries(given.map((one) => one.split('=')));
const brought = new Set();
let compared = 0;

/** Asks both; gives the answer they agree on. */
async function ask(request) {
  const text = JSON.stringify(request);
  let here = handOver(new TextEncoder().encode(text), call);
  for (let { needs } = JSON.parse(here); needs; { needs } = JSON.parse(here)) {
    if (brought.has(needs)) throw new Error(`${needs} was brought in vain`);
    brought.add(needs);
    const file = await readFile(needed[needs]);
    const answer = handOver(file, bring);
    if (answer !== JSON.stringify({ ok: needs })) throw new Error(`${needs} was not taken: ${answer}`);
    // The program of this machine has its networks inside, and reads a book in one line.
    if (file[0] === '{'.charCodeAt(0)) native.stdin.write(`${JSON.stringify(JSON.parse(file.toString()))}\n`);
    here = handOver(new TextEncoder().encode(text), call);
  }
  native.stdin.write(`${text}\n`);
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

/** Every puzzle of a ruleset: how it is put, and what becomes of its first answer. */
async function puzzles(ruleset) {
  const lists = await ask({ call: 'puzzles' });
  for (const { id } of lists.find((list) => list.ruleset === ruleset).puzzles) {
    const { position } = await ask({ call: 'puzzle', id });
    const { action } = position.asked.answers[0];
    const standing = { rating: 1500, deviation: 350, volatility: 0.06 };
    await ask({ call: 'puzzle_answer', id, attempt: { answer: action, hinted: false, standing } });
  }
}

/** The first answers of the bots on a day. */
async function day(name, now) {
  const kept = await ask({ call: 'daily_begin', day: name, id: 'day', me: 'me', name: 'Ada', now });
  let { thinks } = await ask({ call: 'open', kept, changes: [] });
  for (let i = 0; thinks && i < 6; i++) ({ thinks } = await ask({ call: 'think', luck: '0', now }));
  await ask({ call: 'daily', day: name, days: [], now });
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
  await puzzles(ruleset);
  const seconds = ((performance.now() - before.time) / 1000).toFixed(1);
  console.log(`${ruleset}: ${compared - before.compared} answers are the same, ${seconds} s`);
}
const DAYS = ['18', '19', '20', '21', '22', '23'];
for (const number of DAYS) await day(`2026-11-${number}`, Date.UTC(2026, 10, 23, 12) / 1000);
console.log(`days: the bots of ${DAYS.length} days answer the same`);
native.stdin.end();
