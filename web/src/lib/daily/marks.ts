// The marks of a finished game, from a study of it. The server studies it, if nobody has asked for it yet; without one
// this device does.
import { alone } from '../alone';
import { call } from '../api';
import { workerSource } from '../study/local';
import { isFinished, type Mark, type Report } from '../study/report';
import { ownMarks } from './daily';

interface Reply {
  state: 'unknown' | 'running' | 'stopped' | 'finished';
  report: Report | null;
}

const PAUSE = 4000;

/** Tells the marks as far as they are known, until all are or somebody stops it. */
export function followMarks(
  table: string,
  seat: number,
  turns: number,
  tell: (marks: (Mark | null)[]) => void,
): () => void {
  const told = (report: Report): boolean => {
    const marks = ownMarks(report, seat, turns);
    if (marks) tell(marks);
    return isFinished(report);
  };
  if (alone) {
    const source = workerSource(() => call('GET', `/tables/${encodeURIComponent(table)}/record`));
    // Where it cannot be studied the signs stay as they are.
    void source.run(told).catch(() => {});
    return source.stop;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const path = `/tables/${encodeURIComponent(table)}/study`;
  async function look(method: 'GET' | 'POST'): Promise<void> {
    const { state, report } = await call<Reply>(method, path, method === 'POST' ? {} : undefined);
    if (stopped) return;
    if (report && told(report)) return;
    const next = state === 'unknown' || state === 'stopped' ? 'POST' : 'GET';
    // A server that does not study, or has no time, leaves the signs as they are.
    timer = setTimeout(() => void look(next).catch(() => {}), state === 'unknown' ? 0 : PAUSE);
  }
  void look('GET').catch(() => {});
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
