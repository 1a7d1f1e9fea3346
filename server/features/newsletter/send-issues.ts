// Sends issues at a limited rate: each subscriber's mail in a transaction of its own, like every mail of the site.
import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '#shared/paths.ts';
import { senderOf } from '#shared/features/site-settings/operator.ts';
import type { Auth } from '../../core/auth.ts';
import type { Services } from '../../core/http/request.ts';
import { mailAsHtml } from '../../core/mail/as-html.ts';
import { mailAsText } from '../../core/mail/as-text.ts';
import { findMailServer, type MailServer } from '../../core/mail/mail-server.ts';
import { unsubscribeHeaders } from '../../core/mail/send.ts';
import { isPermanent, openTransport, reasonOf } from '../../core/mail/transport.ts';
import { readSiteSettings } from '../site-settings/actions.ts';
import { runUnlessLocked } from '../../database/exclusive.ts';
import { locks } from '../../database/locks.ts';
import { addressIssue, StoredIssue } from './issue.ts';
import {
  finishIssues,
  lockDelivery,
  markDelivered,
  recordFailedDelivery,
  startDueIssues,
  type WaitingDelivery,
} from './issue-queries.ts';
import { isNewsletterOpen } from './subscribe.ts';
import { makeSubscriberToken } from './tokens.ts';

/** Ten a second, a rate that mail servers accept from a small site: 50,000 in 100 minutes. */
const PAUSE_MS = 100;
/** The job runs every minute and ends before the next one starts. */
const RUN_MS = 50_000;
const MAX_TRIES = 12;
/** So many failures in a row are the mail server's: the rest waits for the next minute. */
const MAX_FAILURES = 5;

interface Office {
  transport: Awaited<ReturnType<typeof openTransport>>;
  /** The address that mails come from. */
  from: string;
}

type Sender = Pick<Services, 'settings' | 'database' | 'logger' | 'memory'> & { auth: Pick<Auth, 'secret'> };

export interface SendingLimits {
  signal: AbortSignal;
  pauseMs?: number;
  runMs?: number;
}

/**
 * Sends what is due until a minute is nearly over. A run that meets another, which a slow mail server has delayed, leaves it to
 * that one: the rate is one over all nodes.
 */
export async function sendIssues(services: Sender, limits: SendingLimits): Promise<void> {
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
  await database.kysely.transaction().execute(startDueIssues);
  const transport = await openTransport(settings, server, { isPooled: true });
  const end = Date.now() + runMs;
  try {
    let failures = 0;
    while (Date.now() < end && failures < MAX_FAILURES && !signal.aborted) {
      const outcome = await sendNext(services, { transport, from: server.sender });
      if (outcome === 'none') break;
      failures = outcome === 'later' ? failures + 1 : 0;
      await wait(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  } finally {
    transport.close();
  }
  await finishIssues(database.kysely);
}

/**
 * Sends the next mail. Its row stays locked meanwhile: if the process is killed, the lock is released at once. Only a process
 * killed between the mail server's acceptance and the commit leads to a second mail, with the same Message-ID.
 */
function sendNext(services: Sender, office: Office): Promise<'sent' | 'failed' | 'later' | 'none'> {
  return services.database.kysely.transaction().execute(async (tx) => {
    const delivery = await lockDelivery(tx);
    if (!delivery) return 'none';
    try {
      await handOver(services, office, delivery);
    } catch (error) {
      const isFinal = isPermanent(error) || delivery.tries + 1 >= MAX_TRIES;
      await recordFailedDelivery(tx, { ...delivery, reason: reasonOf(error), isFinal });
      return isFinal ? 'failed' : 'later';
    }
    await markDelivered(tx, delivery);
    return 'sent';
  });
}

async function handOver(
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
