// A study on the server: asked for once, then looked at until it is finished.
import { call, Refused } from '../api';
import { isFinished, type Report } from './report';
import { NoStudy, type Source } from './source';
import type { Whose } from './whose';

/** Between two looks: soon at first, then seldom. */
const PAUSES = [300, 500, 800, 1200];

interface Reply {
  state?: 'unknown' | 'running' | 'stopped' | 'finished';
  report?: Report | null;
}

const isNoWay = ({ problem }: Refused): boolean =>
  problem.code === 'no_such_page' || problem.message.startsWith('status 40');

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

function reportIn(reply: Reply | Report | null): Report | null {
  if (!reply) return null;
  if ('turns' in reply) return reply;
  return reply.report ?? null;
}

export function serverSource({ of, id }: Whose, ask: typeof call = call, pause = wait): Source {
  // The study of a table is kept with it and shared by all who look.
  const path = `/${of === 'table' ? 'tables' : 'replays'}/${encodeURIComponent(id)}/study`;
  let round = 0;
  return {
    async run(tell) {
      const mine = ++round;
      let reply = await ask<Reply | Report | null>('POST', path, {}).catch((error: unknown) => {
        // An older server does not know the way.
        if (error instanceof Refused && isNoWay(error)) throw new NoStudy();
        throw error;
      });
      for (let looks = 0; ; looks++) {
        const report = reportIn(reply);
        if (mine !== round) return;
        if (report) tell(report);
        if (report && isFinished(report)) return;
        await pause(PAUSES[Math.min(looks, PAUSES.length - 1)] ?? 1000);
        if (mine !== round) return;
        // A server stops when nobody has looked for a while.
        const stopped = reply && 'state' in reply && reply.state === 'stopped';
        reply = await ask<Reply | Report | null>(stopped ? 'POST' : 'GET', path, stopped ? {} : undefined);
      }
    },
    stop: () => void round++,
  };
}
