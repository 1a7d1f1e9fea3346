// Publishes changes of articles: drops cached pages and answers that show them.
import type { Services } from '../../core/http/request.ts';

/** Published articles have changed; many changes at once need only one call. */
export async function publishNewsChanged({ bus }: Pick<Services, 'bus'>, articleId = 'many'): Promise<void> {
  await bus.publish({ topic: 'news', id: articleId });
}
