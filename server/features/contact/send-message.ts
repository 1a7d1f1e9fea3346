// Sends a message to the operator. Source: spec 1 §5 Contact forms, §7 "insert contact_messages".
import { randomUUID } from 'node:crypto';
import { checkEmail } from '#shared/features/accounts/registration/email.ts';
import { findSenderEmailError } from '#shared/features/contact/sender-email.ts';
import { signInFirst } from '#shared/features/ads/texts.ts';
import type { NewContactMessage } from '#shared/features/contact/contract.ts';
import { contactTexts } from '#shared/features/contact/texts.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { RequestContext } from '../../core/http/request.ts';
import { countAttempt, isWithinLimits } from '../../core/limits/limits.ts';
import { hasMailServer } from '../../core/mail/mail-server.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import type { Connection } from '../../database/connection.ts';
import { requireHumanCheck, restoreHumanCheck, unsolicitedMailLimits } from '../accounts/actions.ts';
import { attachContactPictures } from '../pictures/actions.ts';
import { publishWaitingChanged } from '../../core/live/waiting.ts';
import { isFromOwnPage } from '../security/actions.ts';
import { receiptMail } from './mails.ts';
import { findSender, insertMessage, type NewMessageRow } from './queries.ts';
import { messageLimits } from './limits.ts';

/**
 * @throws ORPCError UNAUTHORIZED for pictures without an account; UNPROCESSABLE_CONTENT for a picture that is not the
 * user's; and as `acceptMessage`
 */
export async function sendContactMessage(
  context: RequestContext,
  { id = randomUUID(), csrfToken, humanCheckId, pictureIds, ...form }: NewContactMessage,
): Promise<AcceptedReceipt> {
  const { viewer } = context;
  if (pictureIds.length > 0 && !viewer) refuse('UNAUTHORIZED', signInFirst.uploadPictures);
  const { page = '', browser = '', ...written } = form;
  return acceptMessage(context, {
    csrfToken,
    humanCheckId,
    message: { ...written, id, page, browser, emailField: 'email' },
    async onStored(tx) {
      if (viewer) await attachContactPictures(tx, { messageId: id, userId: viewer.id, pictureIds });
    },
  });
}

export interface AcceptedMessage {
  csrfToken: string;
  humanCheckId: string | undefined;
  /** `email` as typed; for a signed-in user, the account's address is used instead. Its errors are shown at `emailField`. */
  message: Omit<NewMessageRow, 'user_id'> & { emailField: string };
  /** Runs in the transaction that stores the message. */
  onStored?: (tx: Connection) => Promise<void>;
}

interface AcceptedReceipt {
  id: string;
  isReceiptMailed: boolean;
}

/**
 * Stores a message of any form and mails a receipt. Idempotent: a message sent again with the same id is not stored again.
 *
 * @throws ORPCError FORBIDDEN without a token of this site; UNPROCESSABLE_CONTENT for an invalid address, and for a visitor
 * without a human check; CONFLICT for the id of another message; TOO_MANY_REQUESTS
 */
export async function acceptMessage(
  context: RequestContext,
  { csrfToken, humanCheckId, message, onStored }: AcceptedMessage,
): Promise<AcceptedReceipt> {
  const { database, viewer, ip } = context;
  if (!(await isFromOwnPage(context, csrfToken))) return refuse('FORBIDDEN', contactTexts.unconfirmed);
  const { emailField, ...written } = message;
  const email = viewer ? viewer.email : requireEmail(written.email, emailField);
  const userId = viewer?.id ?? null;
  const { id } = written;
  // Before the human check, which the first request has used.
  const earlier = await findSender(database.kysely, id);
  if (earlier) {
    const isRepeated = earlier.user_id === userId && earlier.email === email;
    if (!isRepeated) refuse('CONFLICT', contactTexts.messageIdTaken);
    return { id, isReceiptMailed: await hasMailServer(context, database.kysely) };
  }
  await countAttempt(database, messageLimits(viewer?.id, ip));
  const usedCheck = viewer ? null : await requireHumanCheck(context, humanCheckId);
  try {
    // A visitor's address is not confirmed and may be another person's, so receipts to it are limited.
    const isWanted = viewer !== null || (await isWithinLimits(database, unsolicitedMailLimits(email)));
    await database.kysely.transaction().execute(async (tx) => {
      const isAdded = await insertMessage(tx, { ...written, email, user_id: userId });
      // Stored since `findSender` by a request that is still running: the next attempt finds it.
      if (!isAdded) refuse('CONFLICT', contactTexts.messageIdTaken);
      await onStored?.(tx);
      const receipt = receiptMail(context, { id, email, userId, form: message.form });
      if (isWanted) await queueMail(context, tx, receipt);
    });
    publishWaitingChanged(context);
    return { id, isReceiptMailed: await hasMailServer(context, database.kysely) };
  } catch (error) {
    if (usedCheck) await restoreHumanCheck(database, usedCheck);
    throw error;
  }
}

function requireEmail(typed: string, field: string): string {
  const reason = findSenderEmailError(typed);
  if (reason !== null) refuse('UNPROCESSABLE_CONTENT', reason, { [field]: reason });
  return checkEmail(typed).email;
}
