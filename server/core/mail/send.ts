// Sends one mail: locks it, hands it to the mail server, and records the result.
import type { Services } from '../http/request.ts';
import { findMailServer } from './mail-server.ts';
import { recordFailure, markSent, lockMail, type WaitingMail } from './queries.ts';
import { reasonOf } from './failure-reason.ts';
import { isPermanent, openTransport } from './transport.ts';

export interface SendTry {
  /** Id of the mail. */
  id: string;
  /** Whether a failure is final. */
  isLastTry: boolean;
  /** Aborted when the server closes. */
  signal: AbortSignal;
}

type Sender = Pick<Services, 'settings' | 'database' | 'auth' | 'logger'>;

/**
 * Sends a mail that is still pending. The row is locked meanwhile: if the process is killed, the lock is released at once
 * and no lease has to expire. Only a process killed between the mail server's acceptance and the commit leads to a second
 * mail, with the same Message-ID.
 *
 * @throws Error if it should be retried
 */
export async function sendMail(services: Sender, { id, isLastTry, signal }: SendTry): Promise<void> {
  const failure = await services.database.kysely.transaction().execute(async (tx) => {
    const mail = await lockMail(tx, id);
    if (!mail) return null;
    try {
      await deliver(services, mail, signal);
      await markSent(tx, id);
      return null;
    } catch (error) {
      const isFinal = isLastTry || isPermanent(error);
      await recordFailure(tx, id, { reason: reasonOf(error), isFinal });
      return { error, isFinal };
    }
  });
  if (!failure) return;
  if (!failure.isFinal) throw failure.error;
  services.logger.warn({ mail: id }, 'Could not send a mail; not retrying');
}

async function deliver(services: Sender, mail: WaitingMail, signal: AbortSignal): Promise<void> {
  const { settings } = services;
  const server = await findMailServer(services);
  if (!server) throw new Error('Ingen e-postserver är inställd');
  const transport = await openTransport(settings, server);
  try {
    await transport.sendMail({
      from: server.sender,
      to: mail.recipient,
      ...(mail.reply_to !== null && { replyTo: mail.reply_to }),
      subject: mail.subject,
      html: mail.html,
      text: mail.body,
      // The same for every attempt, so that a duplicate can be recognised.
      messageId: `<${mail.id}@${new URL(settings.publicUrl).hostname}>`,
      // Prevents automatic replies.
      headers: { 'auto-submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribe_url) },
      signal,
    });
  } finally {
    transport.close();
  }
}

/** The unsubscribe button of mail programs. Source: RFC 2369, and RFC 8058, which requires HTTPS. */
export function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (!url) return {};
  const oneClick = url.startsWith('https:') && { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' };
  return { 'list-unsubscribe': `<${url}>`, ...oneClick };
}
