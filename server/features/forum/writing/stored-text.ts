// A text as it is stored, with its HTML: mentions without names, and mentions that are not allowed as plain text.
import { MAX_PICTURES_PER_TEXT } from '#shared/features/forum/rules.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { withoutMentions, withoutNames } from '#shared/markdown/references.ts';
import { refuse } from '../../../core/http/refusal.ts';
import { MARKDOWN_VERSION, parseMarkdown } from '../../../core/markdown/markdown.ts';
import type { Connection } from '../../../database/connection.ts';
import { findTextPictureSizes, type TextTarget } from '../../pictures/actions.ts';
import { findMentionable } from './mentionable-queries.ts';

/** The columns of a text, and the pictures that its author may show in it. */
export interface StoredText {
  columns: { content: string; html: string; html_version: number };
  pictureIds: string[];
}

/**
 * @param text.postId the thread; null for a new post
 * @param text.target the post or comment that is changed; undefined for a new one
 * @throws ORPCError UNPROCESSABLE_CONTENT for too many pictures
 */
export async function toStoredText(
  transaction: Connection,
  text: {
    source: string;
    writer: Pick<Viewer, 'id' | 'role'>;
    postId: string | null;
    target?: TextTarget;
  },
): Promise<StoredText> {
  const { source, writer, postId, target } = text;
  const { users: ids } = parseMarkdown(source).references;
  const mentionable = await findMentionable(transaction, { postId, writer, ids });
  // A mention that is not allowed, such as of a blocked person, becomes plain text.
  const content = withoutNames(withoutMentions(source, (id) => mentionable.has(id)));
  const parsed = parseMarkdown(content);
  const { pictures } = parsed.references;
  if (pictures.length > MAX_PICTURES_PER_TEXT)
    refuse('UNPROCESSABLE_CONTENT', forumTexts.tooManyPictures, { content: forumTexts.tooManyPictures });
  const sizes = await findTextPictureSizes(transaction, { userId: writer.id, ids: pictures, target });
  return {
    columns: { content, html: parsed.toHtml(sizes), html_version: MARKDOWN_VERSION },
    pictureIds: [...sizes.keys()],
  };
}
