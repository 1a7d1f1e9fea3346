// Sends a message: checks that the sender may, writes it exactly once, and publishes it.
import { randomUUID } from 'node:crypto';
import { adTexts } from '#shared/features/ads/texts.ts';
import type { NewMessage, NewReply } from '#shared/features/messages/new-message.ts';
import { type Recipient, whyNotWrite } from '#shared/features/messages/rules.ts';
import { CHAT_SUBJECT, messageTexts, STAFF_SUBJECT, writeRefusals } from '#shared/features/messages/texts.ts';
import { countAttempt } from '../../../core/limits/limits.ts';
import { refuse } from '../../../core/http/refusal.ts';
import { type Actor, requireAdmin } from '../../../core/http/request.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../../database/violations.ts';
import { requireAge } from '../../accounts/actions.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { requireOpenPage } from '../../page-settings/actions.ts';
import { attachMessagePictures } from '../../pictures/actions.ts';
import { messageLimit, newThreadLimits } from '../limits.ts';
import { findMessages } from '../thread/queries.ts';
import { viewMessage } from '../view.ts';
import { publishMessage, type SavedMessage, type SentMessage } from './publish-message.ts';
import {
  ensureThread,
  findAddressedAd,
  findRecipient,
  findSent,
  findThreadRecipient,
  insertMessage,
  insertMessagePrepared,
  type SentRow,
} from './queries.ts';

/**
 * Sends a message to a user, about one of their ads or in general. Idempotent for the same id.
 * Source: spec 1 §5 Messages, §7 "insert messages".
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT without a recipient or a birth year, or for a picture that is not available;
 * NOT_FOUND for a user or an ad that does not exist; PAGE_DISABLED for a new thread while the marketplace is closed;
 * FORBIDDEN when the sender may not write to them; CONFLICT for an id that another user has used; TOO_MANY_REQUESTS
 */
export async function sendMessage(sender: Actor, input: NewMessage): Promise<SentMessage> {
  const { database, viewer } = sender;
  const { id = randomUUID(), content, pictureIds, asStaff = false } = input;
  if (asStaff) requireAdmin(sender);
  const earlier = await findSent(database, id);
  if (earlier) return resend(sender, earlier);
  const about = input.adId ?? null;
  const ad = about === null ? null : await findAddressedAd(database, about);
  const recipientId = input.recipientId ?? ad?.sellerId;
  if (!recipientId) {
    const fields = { recipientId: messageTexts.noRecipient };
    return refuse('UNPROCESSABLE_CONTENT', messageTexts.noRecipient, fields);
  }
  const recipient = await findRecipient(database, { senderId: viewer.id, recipientId, about });
  if (!recipient) return refuse('NOT_FOUND', messageTexts.noRecipient);
  // An existing thread continues even if its ad is closed or deleted. A new thread must be with the seller of a listed ad.
  if (about !== null && recipient.threadId === null && recipientId !== viewer.id) {
    if (!ad?.isListed || ad.sellerId !== recipientId) refuse('NOT_FOUND', adTexts.notFound);
    await requireOpenPage(sender, 'marketplace');
  }
  const hasReason = recipient.hasReason || about !== null;
  await requireMayWrite(sender, { asStaff, recipient: { ...recipient, hasReason } });
  const threadLimits = recipient.threadId === null ? newThreadLimits(viewer.id) : [];
  await countAttempt(database, [messageLimit(viewer.id), ...threadLimits]);
  const subject = asStaff ? STAFF_SUBJECT : input.subject;
  return write(sender, { ...recipient, id, subject, content, pictureIds, asStaff, recipientId, about });
}

/**
 * Sends a message in an existing thread. Idempotent for the same id.
 *
 * @throws ORPCError NOT_FOUND for a thread the sender is not in, or when the other member is erased; otherwise as
 * `sendMessage`
 */
export async function sendReply(sender: Actor, input: NewReply): Promise<SentMessage> {
  const { database, viewer } = sender;
  const { id: threadId, messageId: id = randomUUID(), content, pictureIds, asStaff = false } = input;
  if (asStaff) requireAdmin(sender);
  const recipient = await findThreadRecipient(database, { senderId: viewer.id, threadId, messageId: id });
  if (!recipient) return refuse('NOT_FOUND', messageTexts.notFound);
  const earlier = recipient.isSent && (await findSent(database, id));
  if (earlier) return resend(sender, earlier);
  const { id: recipientId } = recipient;
  if (recipientId === null) return refuse('NOT_FOUND', messageTexts.noRecipient);
  await requireMayWrite(sender, { asStaff, recipient: { ...recipient, id: recipientId } });
  await countAttempt(database, [messageLimit(viewer.id)]);
  const subject = asStaff ? STAFF_SUBJECT : CHAT_SUBJECT;
  return write(sender, { id, threadId, about: null, recipientId, subject, content, pictureIds, asStaff });
}

/** The answer to a message that was sent before. */
async function resend({ database, live, viewer }: Actor, earlier: SentRow): Promise<SentMessage> {
  const { id, senderId, recipientId, threadId } = earlier;
  if (senderId !== viewer.id) return refuse('CONFLICT', messageTexts.idTaken);
  const [row] = await findMessages(database, viewer.id, [id]);
  if (!row) throw new Error('A message that was sent before does not exist');
  // The process that stored the message may have ended before it published the message.
  await live.publishStored([viewer.id, ...(recipientId === null ? [] : [recipientId])]);
  return { message: viewMessage(row), threadId };
}

async function requireMayWrite(
  sender: Actor,
  { asStaff, recipient }: { asStaff: boolean; recipient: Recipient },
): Promise<void> {
  const reason = whyNotWrite({ ...sender.viewer, asStaff }, recipient, new Date());
  if (reason) refuse('FORBIDDEN', writeRefusals[reason]);
  // A message as staff is sent by the site, so the age of the sender does not matter.
  if (!asStaff) await requireAge(sender, sender.viewer);
}

interface Draft {
  id: string;
  subject: string;
  content: string;
  pictureIds: string[];
  asStaff: boolean;
  recipientId: string;
  /** Null for the first message of these two users about this ad. */
  threadId: string | null;
  about: string | null;
}

async function write(sender: Actor, draft: Draft): Promise<SentMessage> {
  try {
    return await publishMessage(sender, await save(sender, draft));
  } catch (error) {
    // The same message was sent twice concurrently, and the other request has stored it.
    const earlier = isUniqueViolation(error) && (await findSent(sender.database, draft.id));
    if (earlier) return resend(sender, earlier);
    // One of the two users was erased meanwhile.
    if (isForeignKeyViolation(error)) refuse('NOT_FOUND', messageTexts.noRecipient);
    throw error;
  }
}

async function save(sender: Actor, draft: Draft): Promise<SavedMessage> {
  const { id, subject, content, pictureIds, asStaff: isFromStaff, recipientId, about } = draft;
  const { database, viewer } = sender;
  const senderId = viewer.id;
  if (draft.threadId !== null && pictureIds.length === 0 && !isFromStaff) {
    const row = { id, threadId: draft.threadId, senderId, recipientId, subject, content, isFromStaff };
    return { ...row, ...(await insertMessagePrepared(database, row)), pictures: [] };
  }
  return database.kysely.transaction().execute(async (tx) => {
    const threadId = draft.threadId ?? (await ensureThread(tx, { senderId, recipientId, about }));
    const row = { id, threadId, senderId, recipientId, subject, content, isFromStaff };
    const inserted = await insertMessage(tx, row);
    const pictures = await attachMessagePictures(tx, { messageId: id, userId: senderId, pictureIds });
    if (isFromStaff) {
      const target = { type: 'user', id: recipientId } as const;
      await writeAuditEntry(tx, sender, { action: 'user.message', target });
    }
    return { ...row, ...inserted, pictures };
  });
}
