// The back office of the newsletter: previews the next issue, sends a test of it, stops an issue, and makes one each week.
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
import { isPageOpen } from '../page-settings/actions.ts';
import { readSiteSettings } from '../site-settings/actions.ts';
import { type IssueContent, readIssueContent } from './content-queries.ts';
import { addressIssue, composeIssue, type StoredIssue } from './issue.ts';
import { hasIssue, insertIssue, listIssues, stopIssue } from './issue-queries.ts';
import { testLimits } from './limits.ts';
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
 * Sends the next issue, as it would be now, to the viewer's own address.
 *
 * @throws ORPCError CONFLICT without content or mail server; TOO_MANY_REQUESTS
 */
export async function sendTest(actor: Actor) {
  const { database, viewer } = actor;
  if (!(await hasMailServer(actor, database.kysely))) refuse('CONFLICT', newsletterTexts.noMailServer);
  const issue = (await nextIssue(actor)) ?? refuse('CONFLICT', newsletterTexts.nothingToSend);
  await countAttempt(database, testLimits(viewer.id));
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

/** The issue as it would be now; null without content. */
export async function nextIssue(
  services: Pick<Services, 'settings' | 'database' | 'answerCache'>,
): Promise<StoredIssue | null> {
  const content = await withoutClosedPages(services, await readIssueContent(services.database));
  return composeIssue(content, services.settings.publicUrl);
}

/** The links to a closed page would lead to its notice. Results are on the page of news. */
async function withoutClosedPages(
  services: Pick<Services, 'database' | 'answerCache'>,
  content: IssueContent,
): Promise<IssueContent> {
  const [hasNews, hasForum, hasTournaments] = await Promise.all([
    isPageOpen(services, 'news'),
    isPageOpen(services, 'forum'),
    isPageOpen(services, 'tournaments'),
  ]);
  return {
    articles: hasNews ? content.articles : [],
    results: hasNews ? content.results : [],
    threads: hasForum ? content.threads : [],
    tournaments: hasTournaments ? content.tournaments : [],
  };
}

const DAY_MS = 86_400_000;

/** The week of ISO 8601, such as 2026-48. */
function weekOf(date: Date): string {
  const day = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));
  // The year of an ISO week is the year of its Thursday.
  day.setUTCDate(day.getUTCDate() + 4 - (day.getUTCDay() || 7));
  const yearStart = Date.UTC(day.getUTCFullYear(), 0, 1);
  const week = Math.ceil(((day.getTime() - yearStart) / DAY_MS + 1) / 7);
  return `${day.getUTCFullYear()}-${String(week).padStart(2, '0')}`;
}
