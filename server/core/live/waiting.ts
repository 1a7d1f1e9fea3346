// A live event without content: something waits for a decision of staff, or no longer does. Dashboards then read it anew.
import type { Services } from '../http/request.ts';

export function publishWaitingChanged({
  live,
}: {
  live: Pick<Services['live'], 'broadcast'>;
}): Promise<void> {
  return live.broadcast({ topic: 'waiting' });
}
