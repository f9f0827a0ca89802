// A study in a worker beside the page. The record leaves nobody's device.
import { study, type Study } from '../local/study';
import type { Report } from './report';
import type { Source } from './source';

export function workerSource(record: () => Promise<unknown>, begin: typeof study = study): Source {
  let running: Study<Report> | null = null;
  return {
    async run(tell) {
      const text = JSON.stringify(await record());
      // Whoever goes on begins anew: a worker is ended to stop it. What was known is shown until there is more.
      running = begin<Report>({ record: text }, (_, report) => {
        if (report) tell(report);
      });
      await running.done;
    },
    stop: () => running?.stop(),
  };
}
