// Publishes changes of associations: drops cached pages, and notifies open browsers.
import type { Services } from '../../core/http/request.ts';
import { listMemberIds } from './page/page-queries.ts';

/** Called after the commit. Also publishes the profiles of its members, since they show the name of the association. */
export async function publishAssociationChanged(
  { database, bus, live }: Pick<Services, 'database' | 'bus' | 'live'>,
  id: string,
): Promise<void> {
  const memberIds = await listMemberIds(database, id);
  await Promise.all([
    bus.publish({ topic: 'associations', id }),
    bus.publish({ topic: `association:${id}`, id }),
    ...memberIds.map((memberId) => bus.publish({ topic: `person:${memberId}`, id: memberId })),
    live.broadcast({ topic: 'associations' }),
  ]);
}
