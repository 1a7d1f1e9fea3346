// Comments on a match: its first comment creates the thread of the forum in which it is discussed.
import type { ForumComment } from '#shared/features/forum/thread/contract.ts';
import type { NewComment } from '#shared/features/forum/writing/contract.ts';
import { matchTitle } from '#shared/features/results/rules.ts';
import { resultTexts } from '#shared/features/results/texts.ts';
import { formatDate } from '#shared/format.ts';
import { resultPath } from '#shared/paths.ts';
import { countAttempt } from '../../../core/limits/limits.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { lockPeople } from '../../../database/lock-people.ts';
import {
  addComment,
  addPostOfSite,
  checkNewText,
  createComment,
  newCommentLimits,
  newPostLimits,
  publishComment,
  requireMayWrite,
  writeCommentOnce,
} from '../../forum/actions.ts';
import { requireOpenPage } from '../../page-settings/actions.ts';
import { publishMatchThread, publishResultChanged } from '../publish-changed.ts';
import { lockThreadOf, type MatchRow, saveThreadOf } from './match-queries.ts';
import { requireMatch } from './read-match.ts';

/**
 * Comments on a match. The first comment creates the thread in the same transaction, and also counts towards its author's limit
 * of new posts. Idempotent for the same `commentId`.
 *
 * @throws ORPCError PAGE_DISABLED while the forum is closed, and as `createComment` of the forum
 */
export async function commentOnMatch(
  actor: Actor,
  { id, ...comment }: NewComment & { id: string },
): Promise<{ forumPostId: string; comment: ForumComment }> {
  await requireOpenPage(actor, 'forum');
  const match = await requireMatch(actor, id);
  if (match.forumPostId)
    return {
      forumPostId: match.forumPostId,
      comment: await createComment(actor, { id: match.forumPostId, ...comment }),
    };
  const { commentId, content } = comment;
  const added = await writeCommentOnce(actor, commentId, async (newId) => {
    await requireMayWrite(actor, { content });
    await countAttempt(actor.database, [...newPostLimits(actor), ...newCommentLimits(actor)]);
    const status = await checkNewText(actor, { content });
    return actor.database.kysely.transaction().execute(async (tx) => {
      await lockPeople(tx, [actor.viewer.id]);
      const postId = await findOrCreateThread(tx, match);
      return addComment(tx, actor, { postId, commentId: newId, content, status });
    });
  });
  const published = await publishComment(actor, added);
  await publishResultChanged(actor, id);
  if (added.status === 'approved') await publishMatchThread(actor, { id, forumPostId: added.postId });
  return { forumPostId: added.postId, comment: published };
}

/** The thread that another first comment has created meanwhile, or a new one. */
async function findOrCreateThread(tx: Connection, match: MatchRow): Promise<string> {
  const existing = await lockThreadOf(tx, match.id);
  if (existing === undefined) return refuse('NOT_FOUND', resultTexts.notFound);
  if (existing !== null) return existing;
  const title = matchTitle({ home: { name: match.home }, away: { name: match.away } });
  const forumPostId = await addPostOfSite(tx, {
    title: `${title}, ${formatDate(match.gameDate)}`,
    content: `Här diskuteras matchen i ${match.league}. [Till matchen](${resultPath(match.id)})`,
    category: 'Matchanalys',
  });
  await saveThreadOf(tx, { id: match.id, forumPostId });
  return forumPostId;
}
