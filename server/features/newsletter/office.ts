// The back office of the newsletter: what the next issue would be, a test of it, stopping an issue, and making one each week.
import { hasMailServer } from '../../core/mail/mail-server.ts';
import type { NewsletterIssue, NewsletterOffice } from '#shared/features/newsletter/contract.ts';
import { MINUTES_BEFORE_SENDING } from '#shared/features/newsletter/rules.ts';
import { newsletterTexts } from '#shared/features/newsletter/texts.ts';
import { isOperatorKnown, senderOf } from '#shared/features/site-settings/operator.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Actor, Services } from '../../core/http/request.ts';
import { countAttempt } from '../../core/limits/limits.ts';
import { mailAsText } from '../../core/mail/as-text.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import { writeAuditEntry } from '../audit/actions.ts';
import { readSiteSettings } from '../site-settings/actions.ts';
import { readIssueContent } from './content-queries.ts';
import { addressIssue, composeIssue, type StoredIssue } from './issue.ts';
import { hasIssue, insertIssue, listIssues, stopIssue } from './issue-queries.ts';
import { isNewsletterOpen } from './subscribe.ts';
import { countSubscribers } from './subscriber-queries.ts';

export async function readOffice(services: Services): Promise<NewsletterOffice> {
  const [counts, issues, issue, settings] = await Promise.all([
    countSubscribers(services.database),
    listIssues(services.database),
    nextIssue(services),
    readSiteSettings(services),
  ]);
  return {
    ...counts,
    isOpen: await isNewsletterOpen(services),
    isOperatorKnown: isOperatorKnown(settings),
    hasMailServer: await hasMailServer(services, services.database.kysely),
    issues: issues.map(viewIssue),
    preview: issue && {
      subject: issue.subject,
      text: mailAsText(addressIssue(issue, { to: '', unsubscribeUrl: undefined }), senderOf(settings)),
    },
  };
}

function viewIssue(issue: Omit<NewsletterIssue, 'can'>): NewsletterIssue {
  return { ...issue, can: { stop: issue.status === 'scheduled' || issue.status === 'sending' } };
}

/**
 * Sends what the next issue would be to the own address.
 *
 * @throws ORPCError CONFLICT without content; TOO_MANY_REQUESTS
 */
export async function sendTest(actor: Actor) {
  const { database, viewer } = actor;
  const issue = (await nextIssue(actor)) ?? refuse('CONFLICT', newsletterTexts.nothingToSend);
  await countAttempt(database, [{ key: `newsletter test by ${viewer.id}`, tries: 20, minutes: 60 }]);
  const mail = addressIssue(issue, { to: viewer.email, unsubscribeUrl: undefined });
  await database.kysely
    .transaction()
    .execute((tx) => queueMail(actor, tx, { ...mail, userId: viewer.id, subject: `Prov: ${mail.subject}` }));
  return { isSent: true } as const;
}

/** @throws ORPCError NOT_FOUND; CONFLICT for one that is sent or stopped */
export async function stopSending(actor: Actor, id: string) {
  await actor.database.kysely.transaction().execute(async (tx) => {
    if (!(await hasIssue(tx, id))) refuse('NOT_FOUND', newsletterTexts.issueNotFound);
    if (!(await stopIssue(tx, { id, userId: actor.viewer.id })))
      refuse('CONFLICT', newsletterTexts.notStoppable);
    await writeAuditEntry(tx, actor, { action: 'newsletter.stop', target: { type: 'newsletter', id } });
  });
  return { id };
}

/** Makes the issue of this week, which is sent an hour later; nothing while the newsletter is off or there is no content. */
export async function makeWeeklyIssue(services: Services, now = new Date()): Promise<void> {
  if (!(await isNewsletterOpen(services))) return;
  const issue = await nextIssue(services);
  if (!issue) return;
  const minutes = MINUTES_BEFORE_SENDING;
  await insertIssue(services.database.kysely, { week: weekOf(now), issue, minutes });
}

async function nextIssue(services: Services): Promise<StoredIssue | null> {
  return composeIssue(await readIssueContent(services.database), services.settings.publicUrl);
}

const DAY_MS = 86_400_000;

/** The week of ISO 8601, such as 2026-48. */
function weekOf(date: Date): string {
  const day = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));
  // The year of a week is that of its Thursday.
  day.setUTCDate(day.getUTCDate() + 4 - (day.getUTCDay() || 7));
  const yearStart = Date.UTC(day.getUTCFullYear(), 0, 1);
  const week = Math.ceil(((day.getTime() - yearStart) / DAY_MS + 1) / 7);
  return `${day.getUTCFullYear()}-${String(week).padStart(2, '0')}`;
}
