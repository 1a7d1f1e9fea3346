// Replaces the text that is shown by another version: an approved edit, or the earlier text when that is undone.
import type { TextVersion } from '#shared/features/forum/moderation/contract.ts';
import { parseMarkdown } from '../../../core/markdown/markdown.ts';
import type { Connection } from '../../../database/connection.ts';
import { attachTextPictures } from '../../pictures/actions.ts';
import { type SwappedText, swapVersion } from './version-queries.ts';

/** Returns null if the version is not in state `from`. */
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

/** Shows a rejected edit after a successful appeal; null if the edit no longer exists. */
export async function restoreEdit(tx: Connection, id: string): Promise<{ postId: string } | null> {
  return showVersion(tx, { id, from: 'rejected', to: 'former' });
}

/** Rejects an edit that `restoreEdit` has shown, so that the earlier text is shown again; null if the edit no longer exists. */
export async function rejectEditAgain(tx: Connection, id: string): Promise<{ postId: string } | null> {
  return showVersion(tx, { id, from: 'former', to: 'rejected' });
}
