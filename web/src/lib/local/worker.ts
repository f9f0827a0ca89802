// The worker beside the page: the engine, what this device keeps, and one open table, one study, one board or a desk for requests.
import type { Trouble } from '../refused';
import { answer } from './answers';
import { countInPieces } from './counting';
import { Engine, EngineRefusal } from './engine';
import { OpenTable } from './openTable';
import { Store, NoRoom } from './store';
import { studyInPieces, type StudyProgress, type Wanted } from './studying';
import type { FromWorker, ToWorker } from './wire';

const post = (message: FromWorker) => postMessage(message);
const now = () => Math.floor(Date.now() / 1000);

function random(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

let ready: Promise<{ engine: Engine; store: Store }> | null = null;
let open: OpenTable | null = null;

function problemOf(error: unknown): Trouble {
  if (error instanceof EngineRefusal) return error.problem;
  if (error instanceof NoRoom) return { code: 'no_room', message: error.message };
  return { code: 'internal', message: String(error) };
}

async function sitDown(id: string): Promise<void> {
  const { engine, store } = (await ready) ?? fail();
  const others = new BroadcastChannel(`bedesten.${id}`);
  open = new OpenTable(id, {
    engine,
    store,
    now,
    luck: () => random(16),
    say: (message) => post({ said: JSON.stringify(message) }),
    spread: () => others.postMessage(null),
  });
  others.onmessage = () => void open?.heardOfOthers();
  post({ opened: id });
}

async function analyse(wanted: Wanted): Promise<void> {
  const { engine } = (await ready) ?? fail();
  const tell = (studied: StudyProgress, report: unknown) => post({ studied, report });
  await studyInPieces(wanted, { engine, tell, now: () => performance.now() });
}

async function count(wanted: object): Promise<void> {
  const { engine } = (await ready) ?? fail();
  await countInPieces(
    wanted,
    engine,
    (counted) => post({ counted }),
    () => performance.now(),
  );
}

function fail(): never {
  throw new Error('the worker was not told where its engine is');
}

addEventListener('message', (event: MessageEvent<ToWorker>) => {
  void take(event.data);
});

async function take(message: ToWorker): Promise<void> {
  if ('engine' in message) {
    ready = Promise.all([Engine.load(message.engine, message.needed), Store.open()]).then(
      ([engine, store]) => ({
        engine,
        store,
      }),
    );
    ready.catch((error: unknown) => post({ failed: problemOf(error) }));
  } else if ('open' in message) {
    await sitDown(message.open).catch((error: unknown) => post({ failed: problemOf(error) }));
  } else if ('study' in message) {
    await analyse(message.study).catch((error: unknown) => post({ failed: problemOf(error) }));
  } else if ('layout' in message) {
    await count(message.layout).catch((error: unknown) => post({ failed: problemOf(error) }));
  } else if ('say' in message) {
    await open?.hear(JSON.parse(message.say) as { type: string; number?: number });
  } else {
    const { ask, method, path, body, me } = message;
    try {
      const { engine, store } = (await ready) ?? fail();
      const desk = { engine, store, now, random, me: () => me, rename: () => undefined };
      post({ ask, answer: await answer(desk, method, path, body) });
    } catch (error) {
      post({ ask, problem: problemOf(error) });
    }
  }
}
