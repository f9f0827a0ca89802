// What decided a finished game, worked out on this device: in a worker of its own, which is ended to stop it.
import { Refused } from '../refused';
import { startWorker } from './local';
import type { StudyProgress, Wanted } from './studying';
import type { FromWorker, ToWorker } from './wire';

export type { StudyProgress, Wanted } from './studying';

export interface Study<Report> {
  /** The report in the end; what was known by then if it was stopped; throws Refused for a bad record. */
  done: Promise<Report | null>;
  stop: () => void;
}

/**
 * Studies a game. `heard` is told how far it is, about six times a second; a report comes with it after the rough pass,
 * every two seconds, and at the end, otherwise it is null.
 */
export function study<Report>(
  wanted: Wanted,
  heard: (progress: StudyProgress, report: Report | null) => void,
  worker: Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'> = startWorker(),
): Study<Report> {
  let last: Report | null = null;
  let stop = () => worker.terminate();
  const done = new Promise<Report | null>((resolve, reject) => {
    const fail = (error: Refused) => {
      worker.terminate();
      reject(error);
    };
    stop = () => {
      worker.terminate();
      resolve(last);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if ('failed' in data) fail(new Refused(data.failed));
      if (!('studied' in data)) return;
      last = (data.report as Report | null) ?? last;
      heard(data.studied, data.report as Report | null);
      if (data.studied.pass === 'finished') stop();
    });
    worker.addEventListener('error', () =>
      fail(new Refused({ code: 'internal', message: 'the worker has failed' })),
    );
  });
  worker.postMessage({ study: wanted } satisfies ToWorker);
  return { done, stop: () => stop() };
}
