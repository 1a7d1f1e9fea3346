// A live event without content: the number of items that wait for a decision of staff has changed, and dashboards reload it.
import type { Services } from '../http/request.ts';

export function publishWaitingChanged({
  live,
}: {
  live: Pick<Services['live'], 'broadcast'>;
}): Promise<void> {
  return live.broadcast({ topic: 'waiting' });
}
