// Publishes changes by staff: drops cached pages and answers, and lets other open tables of the news management reload.
import type { Services } from '../../../core/http/request.ts';
import { publishToStaff } from '../../../core/live/staff.ts';
import { publishNewsChanged } from '../publish-changed.ts';

export async function publishArticlesChanged(
  services: Pick<Services, 'bus' | 'live' | 'database' | 'deferredTasks'>,
  ids: readonly string[],
): Promise<void> {
  await publishNewsChanged(services, ids.length === 1 ? ids[0] : 'many');
  // Deferred, so that a write that is committed does not fail when the staff cannot be read.
  services.deferredTasks.do('live event: news-editing', () =>
    publishToStaff(services, { topic: 'news-editing' }),
  );
}
