// The outbox in the back office: reads held mails and resends failed ones.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { HeldMail } from '#shared/features/mails/contract.ts';
import { mailTexts } from '#shared/features/mails/texts.ts';
import { resendMail } from '../../core/mail/outbox.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { RequestContext } from '../../core/http/request.ts';
import { insertSecurityEvent } from '../accounts/actions.ts';
import { findHeldMail } from './queries.ts';

type Superadmin = RequestContext & { viewer: Viewer };

/**
 * The text of a held mail. Its reader could enter another account, so reading is logged.
 *
 * @throws ORPCError NOT_FOUND for a mail that is unknown, sent or on its way
 */
export async function readHeldMail(context: Superadmin, id: string): Promise<HeldMail> {
  const { database, viewer, ip, userAgent } = context;
  const mail = await findHeldMail(database, id);
  if (!mail?.body) return refuse('NOT_FOUND', mailTexts.notReadable);
  const details = { mail: id, recipient: mail.recipient };
  await insertSecurityEvent(database, { event: 'mail_read', userId: viewer.id, ip, userAgent, details });
  const { recipient, subject, body, created_at } = mail;
  return { id, recipient, subject, text: body, createdAt: created_at.toISOString() };
}

/** @throws ORPCError NOT_FOUND for a mail that has not failed */
export async function requeueMail(context: Superadmin, id: string): Promise<{ id: string }> {
  const { database, viewer, ip, userAgent } = context;
  if (!(await resendMail(context, id))) refuse('NOT_FOUND', mailTexts.notResendable);
  const details = { mail: id };
  await insertSecurityEvent(database, { event: 'mail_resent', userId: viewer.id, ip, userAgent, details });
  return { id };
}
