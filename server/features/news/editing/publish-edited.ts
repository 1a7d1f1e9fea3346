// Publishes changes by staff: drops cached pages and answers, and lets other open tables of the news management reload.
import type { Services } from '../../../core/http/request.ts';
import { publishNewsChanged } from '../publish-changed.ts';

export async function publishArticlesChanged(
  services: Pick<Services, 'bus' | 'live'>,
  ids: readonly string[],
): Promise<void> {
  await publishNewsChanged(services, ids.length === 1 ? ids[0] : 'many');
  await services.live.broadcast({ topic: 'news-editing' });
}
