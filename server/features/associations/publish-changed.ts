// Publishes changes of associations: drops cached pages, and notifies open browsers.
import type { Services } from '../../core/http/request.ts';

/** Called after the commit. */
export async function publishAssociationChanged(
  { bus, live }: Pick<Services, 'bus' | 'live'>,
  id: string,
): Promise<void> {
  await Promise.all([
    bus.publish({ topic: 'associations', id }),
    bus.publish({ topic: `association:${id}`, id }),
    live.broadcast({ topic: 'associations' }),
  ]);
}
