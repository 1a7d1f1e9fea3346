// Live events for everyone who may open the back office, and for nobody else.
import type { Services } from '../http/request.ts';
import { listStaff } from './queries.ts';

export async function publishToStaff(
  { database, live }: Pick<Services, 'database'> & { live: Pick<Services['live'], 'publishEphemeral'> },
  event: object,
): Promise<void> {
  for (const id of await listStaff(database)) await live.publishEphemeral(id, event);
}
