// Sends issues at a limited rate: each subscriber's mail in a separate transaction, like every mail of the site.
import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '#shared/paths.ts';
import { senderOf } from '#shared/features/site-settings/operator.ts';
import type { Auth } from '../../core/auth.ts';
import type { Services } from '../../core/http/request.ts';
import { mailAsHtml } from '../../core/mail/as-html.ts';
import { mailAsText } from '../../core/mail/as-text.ts';
import { findMailServer, type MailServer } from '../../core/mail/mail-server.ts';
import { unsubscribeHeaders } from '../../core/mail/send.ts';
import { reasonOf } from '../../core/mail/failure-reason.ts';
import { isPermanent, openTransport } from '../../core/mail/transport.ts';
import { readSiteSettings } from '../site-settings/actions.ts';
import { runUnlessLocked } from '../../database/exclusive.ts';
import { locks } from '../../database/locks.ts';
import { addressIssue, StoredIssue } from './issue.ts';
import {
  expireIssues,
  finishIssues,
  hasDueIssue,
  lockDelivery,
  markDelivered,
  recordFailedDelivery,
  requeueDeliveries,
  startDueIssues,
  type WaitingDelivery,
} from './issue-queries.ts';
import { nextIssue } from './office.ts';
import { isNewsletterOpen } from './subscribe.ts';
import { makeSubscriberToken } from './tokens.ts';

/** Ten a second, a rate that mail servers accept from a small site: 50,000 in 100 minutes. */
const PAUSE_MS = 100;
/** The job runs every minute and ends before the next one starts. */
const RUN_MS = 50_000;
/** With growing pauses, so that an outage of the mail server for some hours loses nothing. */
const MAX_TRIES = 12;
/**
 * After this many failures in a row, the mail server is assumed to be at fault: the failed mails are tried again later, and the
 * rest after a minute.
 */
const MAX_FAILURES = 5;

interface Office {
  transport: Awaited<ReturnType<typeof openTransport>>;
  /** The sender address. */
  from: string;
}

type Sender = Pick<Services, 'settings' | 'database' | 'logger' | 'answerCache'> & {
  auth: Pick<Auth, 'secret'>;
};

export interface SendingLimits {
  signal: AbortSignal;
  pauseMs?: number;
  runMs?: number;
}

/**
 * Sends due mails until a minute is nearly over. If an earlier run is still going on, delayed by a slow mail server, this run
 * does nothing: the rate is a limit for all nodes together.
 */
export async function sendIssues(services: Sender, limits: SendingLimits): Promise<void> {
  // Also while the newsletter is off: its issues must not be sent whenever it is switched on.
  await expireIssues(services.database.kysely);
  const server = await findMailServer(services);
  if (!server || !(await isNewsletterOpen(services))) return;
  await runUnlessLocked(services.database.pool, locks.newsletter, () => sendDue(services, server, limits));
}

async function sendDue(
  services: Sender,
  server: MailServer,
  { signal, pauseMs = PAUSE_MS, runMs = RUN_MS }: SendingLimits,
): Promise<void> {
  const { settings, database } = services;
  if (await hasDueIssue(database.kysely)) {
    // Composed again, so that nothing is mailed that was withdrawn or deleted since the issue was made.
    const issue = await nextIssue(services);
    if (issue) await database.kysely.transaction().execute((tx) => startDueIssues(tx, issue));
  }
  const transport = await openTransport(settings, server, { isPooled: true });
  const end = Date.now() + runMs;
  try {
    let failed: WaitingDelivery[] = [];
    while (Date.now() < end && failed.length < MAX_FAILURES && !signal.aborted) {
      const next = await sendNext(services, { transport, from: server.sender });
      if (!next) break;
      failed = next.isSent ? [] : [...failed, next.delivery];
      // Aborted when the server stops; the loop then ends.
      await wait(pauseMs, undefined, { signal }).catch(() => undefined);
    }
    if (failed.length === MAX_FAILURES)
      await requeueDeliveries(
        database.kysely,
        failed.filter(({ tries }) => tries + 1 < MAX_TRIES),
      );
  } finally {
    transport.close();
  }
  await finishIssues(database.kysely);
}

/**
 * Sends the next mail; null when none is due. Its row is locked meanwhile: if the process is killed, the lock is released at
 * once. Only a process killed between the mail server's acceptance and the commit leads to a second mail, with the same
 * Message-ID.
 */
function sendNext(
  services: Sender,
  office: Office,
): Promise<{ delivery: WaitingDelivery; isSent: boolean } | null> {
  return services.database.kysely.transaction().execute(async (tx) => {
    const delivery = await lockDelivery(tx);
    if (!delivery) return null;
    try {
      await sendDelivery(services, office, delivery);
    } catch (error) {
      const isFinal = isPermanent(error) || delivery.tries + 1 >= MAX_TRIES;
      await recordFailedDelivery(tx, { ...delivery, reason: reasonOf(error), isFinal });
      return { delivery, isSent: false };
    }
    await markDelivered(tx, delivery);
    return { delivery, isSent: true };
  });
}

async function sendDelivery(
  services: Sender,
  { transport, from }: Office,
  { issueId, subscriberId, email, content }: WaitingDelivery,
): Promise<void> {
  const { settings, auth } = services;
  const token = makeSubscriberToken(auth.secret, 'unsubscribe', subscriberId);
  const unsubscribeUrl = `${settings.publicUrl}${paths.endNewsletter}?token=${token}`;
  const mail = addressIssue(StoredIssue.parse(content), { to: email, unsubscribeUrl });
  const sender = senderOf(await readSiteSettings(services));
  await transport.sendMail({
    from,
    to: mail.to,
    subject: mail.subject,
    html: mailAsHtml(mail, sender),
    text: mailAsText(mail, sender),
    messageId: `<${issueId}.${subscriberId}@${new URL(settings.publicUrl).hostname}>`,
    headers: { precedence: 'bulk', ...unsubscribeHeaders(unsubscribeUrl) },
  });
}
