// One mail about all messages that a user has not read for 15 minutes: from whom, about which ad, and how the latest begins.
import { hasMailServer } from '../../../core/mail/mail-server.ts';
import { isTreatedAsMinor } from '#shared/features/accounts/age.ts';
import { findScamSigns } from '#shared/features/messages/scam.ts';
import { MAILS_PER_HOUR, MAX_QUOTE_LENGTH } from '#shared/features/notifications/rules.ts';
import { conversationPath, paths } from '#shared/paths.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import type { Mail, MailParagraph } from '../../../core/mail/mail.ts';
import { isWithinLimits } from '../../../core/limits/limits.ts';
import { queueMail } from '../../../core/mail/outbox.ts';
import type { Services } from '../../../core/http/request.ts';
import { findMailAddress, unsubscribeFooter } from '../../notifications/actions.ts';
import { MAIL_LIMIT_KEY, mailLimit } from '../limits.ts';
import { findBirthYear, listWaiting, takeUnread, type UnreadThread } from './queries.ts';

const DELAY_MINUTES = 15;
/** After a long downtime, older messages are not mailed about. */
const MAX_AGE_DAYS = 3;
const PEOPLE_AT_A_TIME = 100;
const MAX_THREADS = 10;

export function messageJobs(services: Services): Job[] {
  return [{ name: 'mail-unread-messages', schedule: '* * * * *', run: () => mailUnread(services) }];
}

/**
 * Mails all users with unread messages that are old enough: once per message, and at most three times an hour. Messages of users
 * who have turned the mail off are marked as mailed too.
 */
async function mailUnread(services: Services): Promise<void> {
  const { database } = services;
  for (;;) {
    const people = await listWaiting(database, {
      minutes: DELAY_MINUTES,
      maxAgeDays: MAX_AGE_DAYS,
      limit: PEOPLE_AT_A_TIME,
      mailed: { key: MAIL_LIMIT_KEY, times: MAILS_PER_HOUR },
    });
    for (const userId of people) await mailOne(services, userId);
    if (people.length < PEOPLE_AT_A_TIME) return;
  }
}

async function mailOne(services: Services, userId: string): Promise<void> {
  await services.database.kysely.transaction().execute(async (tx) => {
    const threads = await takeUnread(tx, userId);
    const address = await findMailAddress(services, tx, { userId, event: 'message.new' });
    if (!address || threads.length === 0) return;
    // Only counts this mail: `listWaiting` leaves out users who have reached the limit of the hour.
    await isWithinLimits(services.database, [mailLimit(userId)]);
    const birthYear = await findBirthYear(tx, userId);
    const isMailed = await hasMailServer(services, tx);
    await queueMail(services, tx, summaryMail(services, { userId, address, threads, birthYear, isMailed }));
  });
}

interface Summary {
  userId: string;
  address: string;
  threads: readonly UnreadThread[];
  /** Whether there is a mail server. */
  isMailed: boolean;
  /** Birth year of the recipient. */
  birthYear: number | null;
}

/** The subject contains no quote. A mail about one conversation has a button to it; in a mail about several, each has a link. */
function summaryMail(services: Services, summary: Summary): Mail {
  const { userId, address, threads, birthYear, isMailed } = summary;
  const { publicUrl } = services.settings;
  const total = threads.reduce((sum, { count }) => sum + count, 0);
  const more = threads.length - MAX_THREADS;
  const hrefOf = ({ key, threadId }: UnreadThread) => `${publicUrl}${conversationPath(key, threadId)}`;
  const [first, ...others] = threads;
  // Without a mail server, mails are held, and the superadmin can read them: they must contain no quotes.
  const mayQuote = isMailed && !isTreatedAsMinor(birthYear, new Date());
  const paragraphOf = (thread: UnreadThread): MailParagraph => {
    const text = [sentenceOf(thread), mayQuote ? quoteOf(thread) : ''].filter(Boolean).join(' ');
    return others.length > 0 ? { text, link: { label: 'Öppna samtalet', href: hrefOf(thread) } } : text;
  };
  return {
    kind: 'unread-messages',
    userId,
    to: address,
    subject: 'Du har olästa meddelanden',
    heading: total === 1 ? 'Du har ett oläst meddelande' : `Du har ${total} olästa meddelanden`,
    paragraphs: [
      ...threads.slice(0, MAX_THREADS).map(paragraphOf),
      ...(more > 0 ? [`Och ${more} samtal till.`] : []),
    ],
    button: {
      label: 'Läs och svara',
      href: first && others.length === 0 ? hrefOf(first) : `${publicUrl}${paths.messages}`,
    },
    ...unsubscribeFooter(services, userId, 'messages'),
  };
}

function sentenceOf({ name, adTitle, count }: UnreadThread): string {
  const messages = count === 1 ? 'ett meddelande' : `${count} meddelanden`;
  const about = adTitle === null ? '' : ` om ”${adTitle}”`;
  return `${name ?? 'Borttagen användare'} har skrivit ${messages}${about}.`;
}

/**
 * The beginning of the latest message; empty for a sender treated as a minor, and for a text with signs of fraud, of which the
 * site warns its recipient: a mail program would turn its addresses into links.
 */
function quoteOf({ content, birthYear }: UnreadThread): string {
  if (isTreatedAsMinor(birthYear, new Date()) || findScamSigns(content).length > 0) return '';
  const letters = [...content.replaceAll(/\s+/g, ' ').trim()];
  if (letters.length === 0) return '';
  if (letters.length <= MAX_QUOTE_LENGTH) return `”${letters.join('')}”`;
  return `”${letters.slice(0, MAX_QUOTE_LENGTH).join('').trimEnd()} …”`;
}
