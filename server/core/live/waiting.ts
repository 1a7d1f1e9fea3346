// A live event without content, for staff: the number of items that wait for a decision has changed, and dashboards reload it.
import type { Services } from '../http/request.ts';
import { publishToStaff } from './staff.ts';

/** Deferred, so that a write that is committed does not fail when the staff cannot be read. */
export function publishWaitingChanged({
  database,
  live,
  deferredTasks,
}: Pick<Services, 'database' | 'live' | 'deferredTasks'>): void {
  deferredTasks.do('live event: waiting', () => publishToStaff({ database, live }, { topic: 'waiting' }));
}
