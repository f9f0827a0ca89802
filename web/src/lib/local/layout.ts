// A board that is counted on this device: in a worker of its own, which is ended to stop it.
import { Refused } from '../refused';
import type { CountLayout } from '../types/CountLayout';
import type { LayoutReport } from '../types/study/LayoutReport';
import { startWorker } from './local';
import type { FromWorker, ToWorker } from './wire';

export function countLayout(
  wanted: CountLayout,
  tell: (report: LayoutReport) => void,
  worker: Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'> = startWorker(),
): { done: Promise<void>; stop: () => void } {
  let stop = () => worker.terminate();
  const done = new Promise<void>((resolve, reject) => {
    stop = () => {
      worker.terminate();
      resolve();
    };
    const fail = (error: Refused) => {
      worker.terminate();
      reject(error);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if ('failed' in data) fail(new Refused(data.failed));
      if (!('counted' in data)) return;
      const report = data.counted as LayoutReport;
      tell(report);
      if (report.played >= report.wanted) stop();
    });
    worker.addEventListener('error', () =>
      fail(new Refused({ code: 'internal', message: 'the worker has failed' })),
    );
  });
  worker.postMessage({ layout: wanted } satisfies ToWorker);
  return { done, stop: () => stop() };
}
