// Scheduled and queued jobs of personal data.
import type { Job } from '../../core/jobs/jobs.ts';
import type { Services } from '../../core/http/request.ts';
import { eraseDue } from './erase-person.ts';
import { MAKE_EXPORT, purgeExports } from './export-files.ts';
import { makeExport } from './export-job.ts';

export function personalDataJobs(services: Services): Job[] {
  return [
    { name: MAKE_EXPORT, run: ({ payload, ...jobRun }) => makeExport(services, idOf(payload), jobRun) },
    {
      name: 'erase-people',
      schedule: '7 * * * *',
      async run({ signal }) {
        services.logger.info(
          await eraseDue(services, signal),
          'Erased people whose waiting period has ended',
        );
      },
    },
    { name: 'sweep-exports', schedule: '37 * * * *', run: () => purgeExports(services) },
  ];
}

function idOf(payload: unknown): string {
  const id = typeof payload === 'object' && payload !== null && 'id' in payload ? payload.id : undefined;
  if (typeof id !== 'string') throw new Error('The payload of a copy job has no id');
  return id;
}
