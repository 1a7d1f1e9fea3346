// The outbox: a mail is written in the transaction of the change that it reports, so that neither exists without the other.
import { MAIL_DAYS } from '#shared/privacy/retention-times.ts';
import { addJob, type Job } from '../jobs/jobs.ts';
import type { Services } from '../http/request.ts';
import type { Connection } from '../../database/connection.ts';
import { mailAsHtml } from './as-html.ts';
import { mailAsText } from './as-text.ts';
import type { Mail } from './mail.ts';
import { deleteOldMails, findSender, insertMail, requeueMail } from './queries.ts';
import { hasMailServer } from './mail-server.ts';
import { sendMail } from './send.ts';

const SEND_MAIL = 'send-mail';
/** Each delay of the queue is e times the one before: the last attempt follows after some 16 hours. */
const TRIES = 12;

/**
 * Writes a mail in the caller's transaction; it is sent after the commit. Without a mail server it is only stored, for the
 * superadmin to read in the back office.
 *
 * @param connection the transaction
 */
export async function queueMail(
  services: Pick<Services, 'settings'>,
  connection: Connection,
  mail: Mail,
): Promise<void> {
  const sender = await findSender(connection);
  const isSent = await hasMailServer(services, connection);
  const id = await insertMail(connection, {
    kind: mail.kind,
    user_id: mail.userId,
    recipient: mail.to,
    subject: mail.subject,
    html: mailAsHtml(mail, sender),
    body: mailAsText(mail, sender),
    unsubscribe_url: mail.unsubscribe?.href ?? null,
    reply_to: mail.replyTo ?? null,
    status: isSent ? 'queued' : 'held',
  });
  if (isSent) await addJob(connection, { name: SEND_MAIL, payload: { id }, tries: TRIES });
}

/** Sends a failed mail again; false if there is no such mail. */
export async function resendMail({ database }: Pick<Services, 'database'>, id: string): Promise<boolean> {
  return database.kysely.transaction().execute(async (tx) => {
    const isQueued = await requeueMail(tx, id);
    if (isQueued) await addJob(tx, { name: SEND_MAIL, payload: { id }, tries: TRIES });
    return isQueued;
  });
}

/** The jobs of the outbox. */
export function mailJobs(services: Services): Job[] {
  return [
    {
      name: SEND_MAIL,
      callsOut: true,
      run: ({ payload, ...job }) => sendMail(services, { id: idOf(payload), ...job }),
    },
    {
      name: 'delete-old-mails',
      formerName: 'forget-mails',
      schedule: '27 3 * * *',
      run: () => deleteOldMails(services.database.kysely, MAIL_DAYS),
    },
  ];
}

function idOf(payload: unknown): string {
  const id = typeof payload === 'object' && payload !== null && 'id' in payload ? payload.id : undefined;
  if (typeof id !== 'string') throw new Error('A mail is to be sent that has no id');
  return id;
}
