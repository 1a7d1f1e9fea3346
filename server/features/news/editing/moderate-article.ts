// Approves, publishes, withdraws and deletes articles, and undoes that within a minute. Source: spec 2 §4 News.
import * as z from 'zod';
import { newsEditingTexts } from '#shared/features/news/editing/texts.ts';
import { NEWS_STATUSES, type NewsStatus } from '#shared/features/news/rules.ts';
import { newsTexts } from '#shared/features/news/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor, UndoDecision } from '../../../core/http/request.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { recordDecision } from '../../decisions/actions.ts';
import { publishArticlesChanged } from './publish-edited.ts';
import { deleteArticles, lockArticle, restoreArticles, saveDecision, saveStatus } from './article-queries.ts';

/** What undoing a decision on one article needs. */
const ArticleChange = z.union([
  z.object({ kind: z.literal('approve'), from: z.enum(NEWS_STATUSES), version: z.string() }),
  z.object({ kind: z.literal('delete'), deletedAt: z.string() }),
]);
type ArticleChange = z.infer<typeof ArticleChange>;
const AllDeleted = z.object({ deletedAt: z.string() });
/** The target id of a decision on all articles together. */
const ALL_ARTICLES = '00000000-0000-0000-0000-000000000000';
const nobodyIsNotified = { notifications: [] };

/**
 * Publishes an article that requires review, and records the reviewer.
 *
 * @param seen.version the version that the admin has read, so that no unread text is approved
 * @throws ORPCError NOT_FOUND; CONFLICT if it is reviewed already or has changed
 */
export async function approveArticle(actor: Actor, seen: { id: string; version: string }) {
  const { id } = seen;
  const undo = await actor.database.kysely.transaction().execute(async (tx) => {
    const before = (await lockArticle(tx, id)) ?? refuse('NOT_FOUND', newsTexts.notFound);
    if (!before.needsReview || before.version !== seen.version) refuse('CONFLICT', newsEditingTexts.decided);
    const reviewerId = actor.viewer.id;
    const version = await saveDecision(tx, { id, status: 'approved', needsReview: false, reviewerId });
    await writeAuditEntry(tx, actor, {
      action: 'news.approve',
      target: { type: 'news', id },
      before: { status: before.status },
      after: { status: 'approved' },
    });
    const change: ArticleChange = { kind: 'approve', from: before.status, version };
    return recordDecision(tx, actor, { kind: 'news', targetId: id, change, notices: nobodyIsNotified });
  });
  await publishArticlesChanged(actor, [id]);
  return { id, undo };
}

/**
 * The publish toggle; pressing it again is its undo.
 *
 * @throws ORPCError NOT_FOUND
 */
export async function setPublished(actor: Actor, { id, status }: { id: string; status: NewsStatus }) {
  await actor.database.kysely.transaction().execute(async (tx) => {
    const before = (await lockArticle(tx, id)) ?? refuse('NOT_FOUND', newsTexts.notFound);
    if (before.status === status) return;
    await saveStatus(tx, { id, status });
    await writeAuditEntry(tx, actor, {
      action: status === 'approved' ? 'news.publish' : 'news.unpublish',
      target: { type: 'news', id },
      before: { status: before.status },
      after: { status },
    });
  });
  await publishArticlesChanged(actor, [id]);
  return { id, status };
}

/**
 * Deletes an article with its duplicates.
 *
 * @throws ORPCError NOT_FOUND
 */
export async function deleteArticle(actor: Actor, id: string) {
  const { ids, undo } = await actor.database.kysely.transaction().execute(async (tx) => {
    if (!(await lockArticle(tx, id))) refuse('NOT_FOUND', newsTexts.notFound);
    const deleted = await deleteArticles(tx, { id });
    await writeAuditEntry(tx, actor, { action: 'news.delete', target: { type: 'news', id } });
    const change: ArticleChange = { kind: 'delete', deletedAt: deleted.deletedAt };
    const decision = { kind: 'news', targetId: id, change, notices: nobodyIsNotified };
    return { ids: deleted.ids, undo: await recordDecision(tx, actor, decision) };
  });
  await publishArticlesChanged(actor, ids);
  return { id, undo };
}

/** Deletes all articles. */
export async function deleteAllArticles(actor: Actor) {
  const { ids, undo } = await actor.database.kysely.transaction().execute(async (tx) => {
    const deleted = await deleteArticles(tx, 'all');
    await writeAuditEntry(tx, actor, {
      action: 'news.delete-all',
      target: { type: 'news', id: 'all' },
      after: { articles: deleted.ids.length },
    });
    const change: z.infer<typeof AllDeleted> = { deletedAt: deleted.deletedAt };
    const decision = { kind: 'news-all', targetId: ALL_ARTICLES, change, notices: nobodyIsNotified };
    return { ids: deleted.ids, undo: await recordDecision(tx, actor, decision) };
  });
  await publishArticlesChanged(actor, ids);
  return { deleted: ids.length, undo };
}

/** Undoes an approval or a deletion; null when the article has been changed since. */
export const undoNewsDecision: UndoDecision = async (tx, actor, { targetId: id, change: stored }) => {
  const change = ArticleChange.parse(stored);
  const target = { type: 'news', id } as const;
  if (change.kind === 'delete') {
    const ids = await restoreArticles(tx, { id }, change.deletedAt);
    if (ids.length === 0) return null;
    await writeAuditEntry(tx, actor, { action: 'decision.undo', target });
    return () => publishArticlesChanged(actor, ids);
  }
  const now = await lockArticle(tx, id);
  if (now?.version !== change.version) return null;
  await saveDecision(tx, { id, status: change.from, needsReview: true, reviewerId: null });
  await writeAuditEntry(tx, actor, {
    action: 'decision.undo',
    target,
    before: { status: now.status },
    after: { status: change.from },
  });
  return () => publishArticlesChanged(actor, [id]);
};

/** Restores all articles that were deleted together. */
export const undoDeletionOfAll: UndoDecision = async (tx, actor, { change }) => {
  const { deletedAt } = AllDeleted.parse(change);
  const ids = deletedAt === '' ? [] : await restoreArticles(tx, 'all', deletedAt);
  await writeAuditEntry(tx, actor, {
    action: 'decision.undo',
    target: { type: 'news', id: 'all' },
    after: { articles: ids.length },
  });
  return () => publishArticlesChanged(actor, ids);
};
