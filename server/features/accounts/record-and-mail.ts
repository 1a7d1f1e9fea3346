// Records a change of how an account is secured, and mails its owner about it.
import { queueMail } from '../../core/mail/outbox.ts';
import type { Mail } from '../../core/mail/mail.ts';
import type { Actor } from '../../core/http/request.ts';
import type { Connection } from '../../database/connection.ts';
import type { MailRecipient } from './account-mails.ts';
import { insertSecurityEvent } from './queries.ts';

export async function recordAndMail(
  actor: Actor,
  tx: Connection,
  { event, mail }: { event: string; mail: (person: MailRecipient, publicUrl: string) => Mail },
): Promise<void> {
  const { settings, viewer, ip, userAgent } = actor;
  await insertSecurityEvent({ kysely: tx }, { event, userId: viewer.id, ip, userAgent });
  await queueMail(actor, tx, mail({ userId: viewer.id, email: viewer.email }, settings.publicUrl));
}
