// Sending one mail: taken so that nobody else sends it too, handed to the mail server, and how that went written down.
import type { Services } from '../http/request.ts';
import { recordFailure, markSent, takeMail, type WaitingMail } from './queries.ts';
import { isPermanent, openTransport, reasonOf } from './transport.ts';

export interface SendTry {
  /** Of the mail. */
  id: string;
  /** What fails now fails for good. */
  isLastTry: boolean;
  /** The server is about to close. */
  signal: AbortSignal;
}

type Sender = Pick<Services, 'settings' | 'database' | 'logger'>;

/**
 * Sends a mail, unless that has been done. The row stays locked meanwhile: a process that is killed lets go of it at once,
 * and nobody waits for a lease to run out. Only if it is killed between the mail server's yes and the commit is the mail
 * sent again, under the same Message-ID.
 *
 * @throws Error when it is worth another try
 */
export async function sendMail(services: Sender, { id, isLastTry, signal }: SendTry): Promise<void> {
  const failure = await services.database.kysely.transaction().execute(async (tx) => {
    const mail = await takeMail(tx, id);
    if (!mail) return null;
    try {
      await handOver(services, mail, signal);
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
  services.logger.warn({ mail: id }, 'A mail could not be sent, and is not tried again');
}

async function handOver({ settings }: Sender, mail: WaitingMail, signal: AbortSignal): Promise<void> {
  if (!settings.smtpUrl) throw new Error('Ingen e-postserver är inställd');
  const transport = openTransport(settings.smtpUrl);
  try {
    await transport.sendMail({
      from: settings.mailFrom,
      to: mail.recipient,
      subject: mail.subject,
      html: mail.html,
      text: mail.body,
      // The same at every try, so that a mail that came twice is known to be one.
      messageId: `<${mail.id}@${new URL(settings.publicUrl).hostname}>`,
      // Answering machines leave it alone.
      headers: { 'auto-submitted': 'auto-generated', ...waysOut(mail.unsubscribe_url) },
      signal,
    });
  } finally {
    transport.close();
  }
}

/** A mail program's own button for no more of these. Source: RFC 2369, and RFC 8058, which asks for HTTPS. */
function waysOut(url: string | null): Record<string, string> {
  if (!url) return {};
  const oneClick = url.startsWith('https:') && { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' };
  return { 'list-unsubscribe': `<${url}>`, ...oneClick };
}
