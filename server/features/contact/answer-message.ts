// What staff do with a message to the operator: answer, resolve, assign, and note. Source: spec 2 §4 Contact message.
import { randomUUID } from 'node:crypto';
import type { ContactStatus } from '#shared/features/contact/rules.ts';
import type { StaffContactMessage } from '#shared/features/contact/schemas.ts';
import { contactTexts } from '#shared/features/contact/texts.ts';
import { contactMessagePath } from '#shared/paths.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Actor } from '../../core/http/request.ts';
import { hasMailServer } from '../../core/mail/mail-server.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import type { Connection } from '../../database/connection.ts';
import { writeAuditEntry } from '../audit/actions.ts';
import { publishWaitingChanged } from '../../core/live/waiting.ts';
import { notify, publishNotificationCounts } from '../notifications/actions.ts';
import { answerMail } from './mails.ts';
import { findMessage, insertReply, lockMessage, updateMessage } from './queries.ts';
import { viewForStaff } from './view.ts';

interface Target {
  id: string;
  /** The version that the caller has read. */
  version: number;
}

interface Answer {
  id: string;
  replyId?: string | undefined;
  version?: number | undefined;
  content: string;
  resolves: boolean;
}

/** @throws ORPCError NOT_FOUND; CONFLICT if another user has changed the message */
export function changeStatus(
  actor: Actor,
  { status, ...target }: Target & { status: ContactStatus },
): Promise<StaffContactMessage> {
  return change(actor, target, async (tx, before) => {
    await updateMessage(tx, target.id, {
      status,
      resolved_by: status === 'resolved' ? actor.viewer.id : null,
    });
    await writeAuditEntry(tx, actor, {
      action: 'contact.status',
      target: { type: 'contact-message', id: target.id },
      before: { status: before.status },
      after: { status },
    });
  });
}

/** @throws ORPCError as `changeStatus` */
export function assignMessage(
  actor: Actor,
  { isMine, ...target }: Target & { isMine: boolean },
): Promise<StaffContactMessage> {
  return change(actor, target, async (tx) => {
    await updateMessage(tx, target.id, { assigned_to: isMine ? actor.viewer.id : null });
    await writeAuditEntry(tx, actor, {
      action: 'contact.assign',
      target: { type: 'contact-message', id: target.id },
    });
  });
}

/** @throws ORPCError as `changeStatus` */
export function changeNote(
  actor: Actor,
  { note, ...target }: Target & { note: string },
): Promise<StaffContactMessage> {
  return change(actor, target, async (tx) => {
    await updateMessage(tx, target.id, { note });
    // Without the text: the log outlives the message.
    await writeAuditEntry(tx, actor, {
      action: 'contact.note',
      target: { type: 'contact-message', id: target.id },
    });
  });
}

/**
 * Stores an answer and mails it to the sender, at the current address of the account if there is one. Idempotent: an answer sent
 * again with the same id is not mailed again.
 *
 * @param answer.version the version that the caller has read; if missing, later changes are ignored
 * @throws ORPCError NOT_FOUND; CONFLICT for the id of another reply, or if the message was changed since `version`
 */
export async function answerMessage(
  actor: Actor,
  { id, replyId = randomUUID(), version, content, resolves }: Answer,
): Promise<StaffContactMessage & { isMailed: boolean }> {
  const { database, viewer } = actor;
  const notified = await database.kysely.transaction().execute(async (tx) => {
    const before = (await lockMessage(tx, id)) ?? refuse('NOT_FOUND', contactTexts.notFound);
    const reply = { id: replyId, message_id: id, is_by_staff: true, user_id: viewer.id, content };
    const outcome = await insertReply(tx, reply);
    if (outcome === 'taken') refuse('CONFLICT', contactTexts.idTaken);
    if (outcome === 'repeated') return null;
    if (version !== undefined && before.version !== version)
      refuse('CONFLICT', contactTexts.answeredMeanwhile);
    await updateMessage(tx, id, {
      ...(before.assigned_to === null && { assigned_to: viewer.id }),
      ...(resolves && { status: 'resolved', resolved_by: viewer.id }),
    });
    await writeAuditEntry(tx, actor, { action: 'contact.answer', target: { type: 'contact-message', id } });
    const { user_id: userId, ...sender } = await requireMessage(tx, id);
    // The sender may have changed the address of the account since, because others read the old one.
    const email = sender.account_email ?? sender.email;
    await queueMail(actor, tx, answerMail(actor, { id, email, userId, answer: content }));
    if (userId) {
      const data = { href: contactMessagePath(id) };
      await notify(tx, { userId, event: 'contact.answered', data });
    }
    return userId;
  });
  if (notified) await publishNotificationCounts(actor, [notified]);
  publishWaitingChanged(actor);
  const answered = viewForStaff(await requireMessage(database.kysely, id), viewer);
  return { ...answered, isMailed: await hasMailServer(actor, database.kysely) };
}

async function change(
  actor: Actor,
  { id, version }: Target,
  write: (tx: Connection, before: { status: ContactStatus }) => Promise<void>,
): Promise<StaffContactMessage> {
  const changed = await actor.database.kysely.transaction().execute(async (tx) => {
    const before = (await lockMessage(tx, id)) ?? refuse('NOT_FOUND', contactTexts.notFound);
    if (before.version !== version) refuse('CONFLICT', contactTexts.changed);
    await write(tx, before);
    return viewForStaff(await requireMessage(tx, id), actor.viewer);
  });
  publishWaitingChanged(actor);
  return changed;
}

async function requireMessage(connection: Connection, id: string) {
  return (await findMessage(connection, id)) ?? refuse('NOT_FOUND', contactTexts.notFound);
}
