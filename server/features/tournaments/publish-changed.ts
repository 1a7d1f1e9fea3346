// Publishes changes of tournaments: drops cached pages, and notifies open browsers.
import type { Services } from '../../core/http/request.ts';

/** Called after the commit. */
export async function publishTournamentChanged(
  { bus, live }: Pick<Services, 'bus' | 'live'>,
  id: string,
): Promise<void> {
  await Promise.all([
    bus.publish({ topic: 'tournaments', id }),
    bus.publish({ topic: `tournament:${id}`, id }),
    live.broadcast({ topic: 'tournaments' }),
  ]);
}
