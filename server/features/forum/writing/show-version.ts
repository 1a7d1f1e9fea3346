// Shows a version of a text instead of the one that is shown: an edit that is approved, or the text before it again.
import type { TextVersion } from '#shared/features/forum/moderation/contract.ts';
import { parseMarkdown } from '../../../core/markdown/markdown.ts';
import type { Connection } from '../../../database/connection.ts';
import { attachTextPictures } from '../../pictures/actions.ts';
import { type SwappedText, swapVersion } from './version-queries.ts';

/** Null if the version is not in `from`. */
export async function showVersion(
  tx: Connection,
  move: { id: string; from: TextVersion['state']; to: TextVersion['state'] },
): Promise<SwappedText | null> {
  const shown = await swapVersion(tx, move);
  if (!shown) return null;
  const { number, textId, userId, content } = shown;
  const column = number === 0 ? 'forum_post_id' : 'forum_comment_id';
  const ids = parseMarkdown(content).references.pictures;
  await attachTextPictures(tx, { userId, target: { column, id: textId }, ids });
  return shown;
}

/** Shows a rejected edit after an appeal that succeeded; null if it is gone. */
export async function restoreEdit(tx: Connection, id: string): Promise<{ postId: string } | null> {
  return showVersion(tx, { id, from: 'rejected', to: 'former' });
}
