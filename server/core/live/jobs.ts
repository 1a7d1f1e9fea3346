// The scheduled job of the live connection.
import { EVENT_RETENTION_DAYS } from '#shared/live-timing.ts';
import type { Database } from '../../database/connection.ts';
import type { Job } from '../jobs/jobs.ts';
import { deleteOldEvents } from './queries.ts';

export function liveJobs(database: Database): Job[] {
  return [
    {
      name: 'delete-old-live-events',
      schedule: '37 * * * *',
      run: () => deleteOldEvents(database, EVENT_RETENTION_DAYS),
    },
  ];
}
