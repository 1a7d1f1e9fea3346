// What the live line has done beside the requests.
import type { Database } from '../../database/connection.ts';
import type { Job } from '../jobs.ts';
import { deleteOldEvents } from './queries.ts';

/** A browser that has been away for longer begins anew. */
const DAYS_KEPT = 3;

export function liveJobs(database: Database): Job[] {
  return [
    { name: 'forget-live-events', schedule: '37 * * * *', run: () => deleteOldEvents(database, DAYS_KEPT) },
  ];
}
