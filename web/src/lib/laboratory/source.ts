// Who counts a board: a server, or the engine in a worker beside the page.
import { alone } from '../alone';
import { call } from '../api';
import type { CountLayout } from '../types/CountLayout';
import type { CountedLayout } from '../types/CountedLayout';
import type { LayoutReport } from '../types/study/LayoutReport';

export interface Count {
  /** Over when all games are played, or after `stop`. */
  done: Promise<void>;
  stop: () => void;
}

export type Source = (wanted: CountLayout, tell: (report: LayoutReport) => void) => Count;

/** Between two looks: soon at first, then seldom. */
const PAUSES = [400, 800, 1200];

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

export const serverSource =
  (ask: typeof call = call, pause = wait): Source =>
  (wanted, tell) => {
    let over = false;
    let id: string | null = null;
    const path = () => `/laboratory/${encodeURIComponent(id ?? '')}`;
    const look = async () => {
      let reply = await ask<CountedLayout<LayoutReport>>('POST', '/laboratory', wanted);
      for (let looks = 0; ; looks++) {
        id = reply.id;
        if (over) return;
        tell(reply.report);
        if (reply.state === 'finished') return;
        await pause(PAUSES[Math.min(looks, PAUSES.length - 1)] ?? 1000);
        if (over) return;
        // A server stops when nobody has looked for a while, and forgets what nobody asks about.
        const again = reply.state !== 'running';
        reply = again ? await ask('POST', '/laboratory', wanted) : await ask('GET', path());
      }
    };
    return {
      done: look(),
      stop: () => {
        // Whoever goes on to another board needs this one no more; if it cannot be said it stops by itself.
        if (!over && id !== null) ask('DELETE', path()).catch(() => undefined);
        over = true;
      },
    };
  };

/** In a worker of its own, which is ended to stop it. */
const workerSource: Source = (wanted, tell) => {
  let stop = () => undefined as void;
  const done = (async () => {
    const { countLayout } = await import('../local/layout');
    const count = countLayout(wanted, tell);
    stop = count.stop;
    await count.done;
  })();
  return { done, stop: () => stop() };
};

export const source = (): Source => (alone ? workerSource : serverSource());
