// Publishes changes of articles: drops cached pages and answers that show them.
import type { Services } from '../../core/http/request.ts';

/** Publishes that published articles have changed; several changes at once need only one call. */
export async function publishNewsChanged({ bus }: Pick<Services, 'bus'>, articleId = 'many'): Promise<void> {
  await bus.publish({ topic: 'news', id: articleId });
}
