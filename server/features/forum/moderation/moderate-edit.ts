// Moderation of edits that are pending while the earlier text is shown: approve or reject, and undo that within a minute.
import * as z from 'zod';
import type { TextVersion } from '#shared/features/forum/moderation/contract.ts';
import { forumModerationTexts } from '#shared/features/forum/moderation/texts.ts';
import { commentPath } from '#shared/features/forum/thread/comment-pages.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import type { Rule } from '#shared/features/reports/rules.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor, UndoDecision } from '../../../core/http/request.ts';
import { MARKDOWN_VERSION, parseMarkdown } from '../../../core/markdown/markdown.ts';
import type { Connection } from '../../../database/connection.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { recordDecision } from '../../decisions/actions.ts';
import {
  deleteModerationDecision,
  recordModerationDecision,
  TakenDownContent,
  saveTakenDownContent,
} from '../../reports/actions.ts';
import { findTextPictureSizes } from '../../pictures/actions.ts';
import { publishDecision, publishThreadChanged } from '../publish-changed.ts';
import { referencesIn } from '../writing/mentions.ts';
import { showTexts } from '../thread/show-texts.ts';
import { showVersion } from '../writing/show-version.ts';
import { findEdit, type HeldEditRow, listVersions, setEditState } from '../writing/version-queries.ts';
import { readItem } from './moderation-queries.ts';

/** What undoing a decision on an edit needs. */
const EditChange = z.object({
  postId: z.guid(),
  isApproved: z.boolean(),
  /** The recorded reason of a rejection. */
  reportId: z.nullable(z.guid()),
  /** What an earlier decision, which can still be appealed, had stored. Rows of earlier releases lack this field. */
  replaced: z.nullable(TakenDownContent).default(null),
});

export interface EditDecision {
  id: string;
  status: 'approved' | 'rejected';
  rule?: Rule | undefined;
  reason?: string | undefined;
}

const TITLE_LENGTH = 80;
const targetOf = ({ number, textId }: Pick<HeldEditRow, 'number' | 'textId'>) =>
  number === 0
    ? ({ kind: 'post', type: 'forum-post', id: textId, report: 'forum_post' } as const)
    : ({ kind: 'comment', type: 'forum-comment', id: textId, report: 'forum_comment' } as const);

/**
 * Approves or rejects a pending edit; a rejected edit leaves the text as it was. Its author is notified when the decision
 * can no longer be undone.
 *
 * @throws ORPCError NOT_FOUND; CONFLICT for an edit that is no longer pending
 */
export async function decideOnEdit(actor: Actor, decision: EditDecision) {
  const { id, status } = decision;
  const isApproved = status === 'approved';
  const edit = (await findEdit(actor.database.kysely, id)) ?? refuse('NOT_FOUND', forumTexts.notFound);
  const { postId, userId } = edit;
  const target = targetOf(edit);
  const undo = await actor.database.kysely.transaction().execute(async (tx) => {
    const shown = isApproved ? await showVersion(tx, { id, from: 'pending', to: 'former' }) : null;
    const changed =
      shown ?? (!isApproved && (await setEditState(tx, { id, from: 'pending', to: 'rejected' })));
    if (!changed) refuse('CONFLICT', forumModerationTexts.changed);
    const rejection = isApproved ? null : await recordReason(tx, actor, { edit, decision });
    await writeAuditEntry(tx, actor, {
      action: isApproved ? 'forum.approve-edit' : 'forum.reject-edit',
      target: { type: target.type, id: target.id },
      after: { ...(decision.rule && { rule: decision.rule }) },
    });
    const change: z.infer<typeof EditChange> = {
      postId,
      isApproved,
      reportId: rejection?.id ?? null,
      replaced: rejection?.replaced ?? null,
    };
    const approval = {
      userId,
      event: 'forum.approved' as const,
      data: { text: edit.postTitle.slice(0, TITLE_LENGTH), href: commentPath(postId, edit.number) },
    };
    const notifications = userId === actor.viewer.id ? [] : [rejection?.notification ?? approval];
    return recordDecision(tx, actor, {
      kind: 'forum-edit',
      targetId: id,
      change,
      notices: {
        notifications,
        ...(shown && {
          publishedText: { kind: target.kind, id: target.id, before: referencesIn(shown.before) },
        }),
      },
    });
  });
  await publishThreadChanged(actor, postId);
  await publishDecision(actor, { postId, authorId: userId });
  return { id, undo };
}

/** Stores the reason of a rejection, and the edit that a successful appeal approves. */
async function recordReason(
  tx: Connection,
  { viewer }: Actor,
  { edit, decision: { rule, reason } }: { edit: HeldEditRow; decision: EditDecision },
): Promise<Awaited<ReturnType<typeof recordModerationDecision>> & { replaced: TakenDownContent | null }> {
  // The contract refuses a rejection without rule and reason.
  if (!rule || !reason) throw new Error('A change of a text is rejected without a reason');
  const { id, report: kind } = targetOf(edit);
  const recorded = await recordModerationDecision(tx, {
    kind,
    targetId: id,
    ownerId: edit.userId,
    decision: 'rejected',
    rule,
    reason,
    decidedBy: viewer.id,
    event: 'forum.rejected',
    text: edit.content,
  });
  const original = { editId: edit.id };
  const removed = { kind, id, reportId: recorded.id, ownerId: edit.userId, original };
  return { ...recorded, replaced: await saveTakenDownContent(tx, removed) };
}

/** Undoes a decision: the edit is pending again. */
export const undoEditDecision: UndoDecision = async (tx, actor, { targetId: id, change }) => {
  const { postId, isApproved, reportId, replaced } = EditChange.parse(change);
  const place = isApproved
    ? await showVersion(tx, { id, from: 'former', to: 'pending' })
    : await setEditState(tx, { id, from: 'rejected', to: 'pending' });
  if (!place) return null;
  if (reportId) await deleteModerationDecision(tx, reportId);
  if (replaced) await saveTakenDownContent(tx, replaced);
  await writeAuditEntry(tx, actor, { action: 'decision.undo', target: { type: 'forum-post', id: postId } });
  return async () => {
    await publishThreadChanged(actor, postId);
    const edit = await findEdit(actor.database.kysely, id);
    await publishDecision(actor, { postId, authorId: edit?.userId });
  };
};

/** @throws ORPCError NOT_FOUND */
export async function findVersions({ database, viewer }: Actor, id: string): Promise<TextVersion[]> {
  const item = (await readItem(database, id)) ?? refuse('NOT_FOUND', forumTexts.notFound);
  const versions = await listVersions(database, item);
  const texts = await Promise.all(
    versions.map(async ({ id: versionId, userId, content }) => {
      const parsed = parseMarkdown(content);
      const ids = parsed.references.pictures;
      const sizes = await findTextPictureSizes(database.kysely, { userId, ids, target: 'any' });
      return { id: versionId, content, html: parsed.toHtml(sizes), htmlVersion: MARKDOWN_VERSION };
    }),
  );
  const shown = await showTexts(database, { postId: item.postId, viewer, texts });
  return versions.map(({ id: versionId, state, title, category, content, writtenAt, author }) => {
    const html = shown.get(versionId)?.html ?? '';
    return { id: versionId, state, title, category, content, html, writtenAt, author };
  });
}
