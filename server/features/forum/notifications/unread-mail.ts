// Mails about events in a person's threads that are unread for 15 minutes: one for each kind of notification.
import { hasMailServer } from '../../../core/mail/mail-server.ts';
import { isTreatedAsMinor } from '#shared/features/accounts/age.ts';
import { type NotificationEvent, kindOf, renderNotification } from '#shared/features/notifications/events.ts';
import { MAX_QUOTE_LENGTH } from '#shared/features/notifications/rules.ts';
import { findScamSigns } from '#shared/features/messages/scam.ts';
import { paths } from '#shared/paths.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { isWithinLimits } from '../../../core/limits/limits.ts';
import type { Mail, MailParagraph } from '../../../core/mail/mail.ts';
import { queueMail } from '../../../core/mail/outbox.ts';
import { parseMarkdown } from '../../../core/markdown/markdown.ts';
import type { Services } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import {
  findMailAddress,
  listDueMails,
  type MailedNotification,
  postponeMails,
  takeForMail,
  unsubscribeFooter,
} from '../../notifications/actions.ts';
import { isPageOpen } from '../../page-settings/actions.ts';
import { mailLimit } from '../limits.ts';
import { findBirthYear, type QuotedText, readLatestText } from './mail-queries.ts';

const PEOPLE_AT_A_TIME = 100;
const MAX_THREADS = 10;
/** After how many minutes a person who has reached the limit of mails is tried again. */
const POSTPONED_MINUTES = 20;

export function forumMailJobs(services: Services): Job[] {
  return [{ name: 'mail-unread-in-forum', schedule: '* * * * *', run: () => mailUnread(services) }];
}

async function mailUnread(services: Services): Promise<void> {
  // The mails lead to the forum. When it opens again, those that are not too old are sent.
  if (!(await isPageOpen(services, 'forum'))) return;
  for (;;) {
    const due = await listDueMails(services.database.kysely, PEOPLE_AT_A_TIME);
    for (const { userId, event } of due) await mailOne(services, userId, event);
    if (due.length < PEOPLE_AT_A_TIME) return;
  }
}

async function mailOne(services: Services, userId: string, event: NotificationEvent): Promise<void> {
  const { database } = services;
  await database.kysely.transaction().execute(async (tx) => {
    const notifications = await takeForMail(tx, { userId, event });
    const address = await findMailAddress(services, tx, { userId, event });
    if (!address || notifications.length === 0) return;
    if (!(await isWithinLimits(database, [mailLimit(userId)]))) {
      const ids = notifications.map(({ id }) => id);
      await postponeMails(tx, { ids, minutes: POSTPONED_MINUTES });
      return;
    }
    const paragraphs = await describe(services, tx, notifications);
    await queueMail(services, tx, summaryMail(services, { userId, address, event, paragraphs }));
  });
}

interface Described {
  text: string;
  href: string;
}

/** Describes each notification, with the beginning of its latest comment where that may be quoted. */
async function describe(
  services: Services,
  tx: Connection,
  notifications: readonly MailedNotification[],
): Promise<Described[]> {
  const readerId = notifications[0]?.userId ?? '';
  // Without a mail server, mails are held, and the superadmin can read them: they must contain no quotes.
  const mayQuote =
    (await hasMailServer(services, tx)) && !isTreatedAsMinor(await findBirthYear(tx, readerId), new Date());
  const described: Described[] = [];
  for (const notification of notifications.slice(0, MAX_THREADS)) {
    const { text, href } = renderNotification(notification.event, notification);
    const latest = mayQuote ? await readLatestText(tx, notification) : null;
    described.push({ text: [text, latest ? quoteOf(latest) : ''].filter(Boolean).join(' '), href });
  }
  const more = notifications.length - MAX_THREADS;
  return more > 0
    ? [
        ...described,
        { text: more === 1 ? 'Och 1 tråd till.' : `Och ${more} trådar till.`, href: paths.notifications },
      ]
    : described;
}

/** The subject contains no quote. A mail about one thread has a button to it; in a mail about several, each thread has a link. */
function summaryMail(
  services: Services,
  {
    userId,
    address,
    event,
    paragraphs,
  }: { userId: string; address: string; event: NotificationEvent; paragraphs: readonly Described[] },
): Mail {
  const { publicUrl } = services.settings;
  const [first, ...others] = paragraphs;
  const asParagraph = ({ text, href }: Described): MailParagraph =>
    others.length > 0 ? { text, link: { label: 'Visa i forumet', href: `${publicUrl}${href}` } } : text;
  return {
    kind: event.replace('.', '-'),
    userId,
    to: address,
    subject: subjects[event] ?? 'Nytt i forumet',
    heading: subjects[event] ?? 'Nytt i forumet',
    paragraphs: [
      ...paragraphs.map(asParagraph),
      'Du får nästa mejl om en tråd när du har läst det som är nytt i den.',
    ],
    button: {
      label: 'Visa på Baskettorget',
      href: `${publicUrl}${first && others.length === 0 ? first.href : paths.notifications}`,
    },
    ...unsubscribeFooter(services, userId, kindOf(event)),
  };
}

const subjects: Partial<Record<NotificationEvent, string>> = {
  'forum.commented': 'Nya kommentarer i trådar du följer',
  'forum.replied': 'Du har fått svar i forumet',
  'forum.mentioned': 'Du nämns i forumet',
};

/**
 * The beginning of a text; empty for a writer treated as a minor, and for a text with signs of fraud, whose addresses a mail
 * program would turn into links.
 */
function quoteOf({ content, birthYear }: QuotedText): string {
  const plain = parseMarkdown(content).toPlainText().replaceAll(/\s+/g, ' ').trim();
  // Markup such as `https\://` hides an address that the plain text has.
  const isFraud = [content, plain].some((text) => findScamSigns(text).length > 0);
  if (isFraud || isTreatedAsMinor(birthYear, new Date())) return '';
  const letters = [...plain];
  if (letters.length === 0) return '';
  if (letters.length <= MAX_QUOTE_LENGTH) return `”${letters.join('')}”`;
  return `”${letters.slice(0, MAX_QUOTE_LENGTH).join('').trimEnd()} …”`;
}
