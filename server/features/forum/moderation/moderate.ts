// Moderation of the forum: approve, reject or take down a post or comment, and undo that within a minute.
import * as z from 'zod';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { ItemDetails, ModeratedItem } from '#shared/features/forum/moderation/contract.ts';
import {
  type DecidedStatus,
  ITEM_KINDS,
  mayModerate,
  type RestrictedStatus,
} from '#shared/features/forum/moderation/rules.ts';
import { forumModerationTexts } from '#shared/features/forum/moderation/texts.ts';
import { POST_STATUSES, type PostStatus, PREVIEW_LENGTH } from '#shared/features/forum/rules.ts';
import { commentPath } from '#shared/features/forum/thread/comment-pages.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import type { Rule } from '#shared/features/reports/rules.ts';
import { parseMarkdown, summarise } from '../../../core/markdown/markdown.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor, UndoDecision } from '../../../core/http/request.ts';
import { withShownEmail } from '../../../core/shown-email.ts';
import type { Connection } from '../../../database/connection.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { type Notices, recordDecision } from '../../decisions/actions.ts';
import {
  deleteModerationDecision,
  recordModerationDecision,
  TakenDownContent,
  saveTakenDownContent,
} from '../../reports/actions.ts';
import { queueTextNotifications } from '../notifications/notify-of-text.ts';
import { publishDecision, publishNewComment, publishThreadChanged } from '../publish-changed.ts';
import { showTexts } from '../thread/show-texts.ts';
import { rejectHeldEdit, setEditState } from '../writing/version-queries.ts';
import { markUnread, setItemStatus } from './decision-queries.ts';
import { type ItemRow, listBefore, readHistory, readItem } from './moderation-queries.ts';

/** Characters of a text that its preview needs, markup included. */
const PREVIEWED = 1000;

/** What undoing a decision needs. */
const ItemChange = z.object({
  kind: z.enum(ITEM_KINDS),
  postId: z.guid(),
  from: z.enum(POST_STATUSES),
  to: z.enum(POST_STATUSES),
  /** The recorded reason of a rejection or removal; null without one. */
  reportId: z.nullable(z.guid()),
  /** What an earlier decision, which can still be appealed, had stored. Rows of earlier releases lack this field. */
  replaced: z.nullable(TakenDownContent).default(null),
  /** The pending edit that was rejected with its text. Rows of earlier releases lack this field. */
  editId: z.nullable(z.guid()).default(null),
});

export interface ItemDecision {
  id: string;
  status: DecidedStatus;
  rule?: Rule | undefined;
  reason?: string | undefined;
  seen?: { status: PostStatus; editedAt: string | null } | undefined;
}

const auditActions = {
  approved: 'forum.approve',
  rejected: 'forum.reject',
  removed: 'forum.remove',
} as const;
const auditTargets = { post: 'forum-post', comment: 'forum-comment' } as const;
const reportKinds = { post: 'forum_post', comment: 'forum_comment' } as const;
const TITLE_LENGTH = 80;

/**
 * Approves, rejects or takes down a post or comment, in effect at once; its author is notified when the decision can no
 * longer be undone. Source: spec 2 §4 Forum post, §6.
 *
 * @throws ORPCError NOT_FOUND, or CONFLICT if it was changed or decided on since
 */
export async function moderateItem(actor: Actor, decision: ItemDecision) {
  const { id, status, seen } = decision;
  const item = (await readItem(actor.database, id)) ?? refuse('NOT_FOUND', forumTexts.notFound);
  const { kind, postId } = item;
  const from = seen?.status ?? item.status;
  const { id: reviewerId, role } = actor.viewer;
  if (!mayModerate(from, status, role)) return refuse('CONFLICT', forumModerationTexts.changed);
  const isNewComment = kind === 'comment' && status === 'approved';
  const undo = await actor.database.kysely.transaction().execute(async (tx) => {
    // Recorded before the change, since the snapshot for an appeal leaves out content that is already taken down.
    const restriction =
      status === 'approved' ? null : await recordReason(tx, actor, { item, decision, status });
    // A change of a text that is not shown has nothing to replace. The text is locked before its status, as an edit does.
    const editId = status === 'approved' ? null : await rejectHeldEdit(tx, item);
    const move = { kind, id, from, to: status, reviewerId, editedAt: seen?.editedAt };
    if (!(await setItemStatus(tx, move))) refuse('CONFLICT', forumModerationTexts.changed);
    if (isNewComment) await markUnread(tx, { postId, number: item.number, authorId: item.author?.id });
    await writeAuditEntry(tx, actor, {
      action: auditActions[status],
      target: { type: auditTargets[kind], id },
      before: { status: from },
      after: { status, ...(decision.rule && { rule: decision.rule }) },
    });
    const change: z.infer<typeof ItemChange> = {
      kind,
      postId,
      from,
      to: status,
      reportId: restriction?.id ?? null,
      replaced: restriction?.replaced ?? null,
      editId,
    };
    const notices: Notices = {
      notifications: notificationsOf(item, reviewerId, restriction),
      ...(status === 'approved' && { publishedText: { kind, id } }),
    };
    if (status !== 'approved') await queueTextNotifications(tx, { kind, id });
    return recordDecision(tx, actor, { kind: 'forum', targetId: id, change, notices });
  });
  if (isNewComment) await publishNewComment(actor, { postId, number: item.number });
  else await publishThreadChanged(actor, postId);
  await publishDecision(actor, { postId, authorId: item.author?.id });
  return { id, status, undo };
}

type Restriction = Awaited<ReturnType<typeof recordModerationDecision>> & {
  replaced: TakenDownContent | null;
};

/** Staff are not notified of decisions on what they wrote themselves. */
function notificationsOf(
  { author, title, postId, number }: ItemRow,
  reviewerId: string,
  restriction: Restriction | null,
) {
  if (!author || author.id === reviewerId) return [];
  const text = title.slice(0, TITLE_LENGTH);
  return [
    restriction?.notification ?? {
      userId: author.id,
      event: 'forum.approved' as const,
      data: { text, href: commentPath(postId, number) },
    },
  ];
}

/** Stores the reason, and what a successful appeal needs to restore the text; null for a text of an erased person. */
async function recordReason(
  tx: Connection,
  { viewer }: Actor,
  { item, decision, status }: { item: ItemRow; decision: ItemDecision; status: RestrictedStatus },
): Promise<Restriction | null> {
  const { rule, reason } = decision;
  // The contract refuses these decisions without rule and reason.
  if (!rule || !reason) throw new Error('A text of the forum is rejected or taken down without a reason');
  if (!item.author) return null;
  const target = { kind: reportKinds[item.kind], id: item.id };
  const recorded = await recordModerationDecision(tx, {
    kind: target.kind,
    targetId: target.id,
    ownerId: item.author.id,
    decision: status,
    rule,
    reason,
    decidedBy: viewer.id,
    event: status === 'rejected' ? 'forum.rejected' : 'content.removed',
  });
  // A successful appeal against a rejection approves the text.
  const original = { status: status === 'rejected' ? 'approved' : item.status };
  const removed = { ...target, reportId: recorded.id, ownerId: item.author.id, original };
  return { ...recorded, replaced: await saveTakenDownContent(tx, removed) };
}

/** Undoes a decision: the post or comment has its earlier status again. */
export const undoForumDecision: UndoDecision = async (tx, actor, { targetId: id, change }) => {
  const { kind, postId, from, to, reportId, replaced, editId } = ItemChange.parse(change);
  if (!(await setItemStatus(tx, { kind, id, from: to, to: from, reviewerId: null }))) return null;
  if (reportId) await deleteModerationDecision(tx, reportId);
  if (replaced) await saveTakenDownContent(tx, replaced);
  if (editId) await setEditState(tx, { id: editId, from: 'rejected', to: 'pending' });
  await writeAuditEntry(tx, actor, {
    action: 'decision.undo',
    target: { type: auditTargets[kind], id },
    before: { status: to },
    after: { status: from },
  });
  await queueTextNotifications(tx, { kind, id });
  return async () => {
    await publishThreadChanged(actor, postId);
    const item = await readItem(actor.database, id);
    await publishDecision(actor, { postId, authorId: item?.author?.id });
  };
};

export function viewItem({ content, ...item }: ItemRow, viewer: Viewer): ModeratedItem {
  const may = (status: DecidedStatus) => mayModerate(item.status, status, viewer.role);
  const author = item.author && withShownEmail(viewer, item.author);
  return {
    ...item,
    author,
    preview: summarise(parseMarkdown(content.slice(0, PREVIEWED)).toPlainText(), PREVIEW_LENGTH),
    can: { approve: may('approved'), reject: may('rejected'), remove: may('removed') },
  };
}

/** @throws ORPCError NOT_FOUND */
export async function findItem({ database, viewer }: Actor, id: string): Promise<ItemDetails> {
  const item = (await readItem(database, id)) ?? refuse('NOT_FOUND', forumTexts.notFound);
  const text = { id, content: item.content, html: '', htmlVersion: 0 };
  const shown = await showTexts(database, { postId: item.postId, viewer, texts: [text] });
  return {
    ...viewItem(item, viewer),
    html: shown.get(id)?.html ?? '',
    before: await listBefore(database, item),
    history: item.author ? await readHistory(database, item.author.id) : null,
  };
}
