// Renders what a user is writing, before it is saved.
import { namesIn } from '#shared/markdown/references.ts';
import type { Actor } from '../../core/http/request.ts';
import { countAttempt } from '../../core/limits/limits.ts';
import { fillNames, parseMarkdown } from '../../core/markdown/markdown.ts';
import { findTextPictureSizes } from '../pictures/actions.ts';
import { previewLimits } from './limits.ts';

/**
 * The HTML of a text with the names that its author wrote, and the author's own pictures.
 *
 * @throws ORPCError TOO_MANY_REQUESTS
 */
export async function previewMarkdown({ database, viewer }: Actor, source: string): Promise<string> {
  await countAttempt(database, previewLimits(viewer.id));
  const text = parseMarkdown(source);
  const pictures = await findTextPictureSizes(database.kysely, {
    userId: viewer.id,
    ids: text.references.pictures,
    target: 'any',
  });
  const names = namesIn(source);
  return fillNames(text.toHtml(pictures), ({ kind, id }) => ({ name: names.get(`${kind}:${id}`) ?? '' }));
}
