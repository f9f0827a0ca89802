// The marks of a finished game, from a study of it. The server studies it, if nobody has asked for it yet.
import { call } from '../api';
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const path = `/tables/${encodeURIComponent(table)}/study`;
  async function look(method: 'GET' | 'POST'): Promise<void> {
    const { state, report } = await call<Reply>(method, path, method === 'POST' ? {} : undefined);
    if (stopped) return;
    const marks = report ? ownMarks(report, seat, turns) : null;
    if (marks) tell(marks);
    if (report && isFinished(report)) return;
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
