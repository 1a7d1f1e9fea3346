// One mail about all messages that a user has not read for 15 minutes: from whom, and about which ad.
import { paths } from '#shared/paths.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import type { Mail } from '../../../core/mail/mail.ts';
import { queueMail } from '../../../core/mail/outbox.ts';
import type { Services } from '../../../core/http/request.ts';
import { findMailAddress, unsubscribeFooter } from '../../notifications/actions.ts';
import { listWaiting, takeUnread, type UnreadThread } from './queries.ts';

const DELAY_MINUTES = 15;
/** After a long downtime, older messages are not mailed about. */
const MAX_AGE_DAYS = 3;
const PEOPLE_AT_A_TIME = 100;
const MAX_THREADS = 10;

export function messageJobs(services: Services): Job[] {
  return [{ name: 'mail-unread-messages', schedule: '* * * * *', run: () => mailUnread(services) }];
}

/**
 * Mails all users whose messages are old enough, once per message; also marks those of users who have turned the mail
 * off.
 */
async function mailUnread(services: Services): Promise<void> {
  const { database } = services;
  for (;;) {
    const people = await listWaiting(database, {
      minutes: DELAY_MINUTES,
      maxAgeDays: MAX_AGE_DAYS,
      limit: PEOPLE_AT_A_TIME,
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
    await queueMail(services, tx, summaryMail(services, { userId, address, threads }));
  });
}

/** Contains names and titles, never the messages; the subject contains neither. */
function summaryMail(
  services: Services,
  { userId, address, threads }: { userId: string; address: string; threads: readonly UnreadThread[] },
): Mail {
  const total = threads.reduce((sum, { count }) => sum + count, 0);
  // A seller may have two ads with the same title.
  const sentences = [...new Set(threads.slice(0, MAX_THREADS).map(sentenceOf))];
  const more = threads.length - MAX_THREADS;
  return {
    kind: 'unread-messages',
    userId,
    to: address,
    subject: 'Du har olästa meddelanden',
    heading: total === 1 ? 'Du har ett oläst meddelande' : `Du har ${total} olästa meddelanden`,
    paragraphs: more > 0 ? [...sentences, `Och ${more} samtal till.`] : sentences,
    button: { label: 'Läs och svara', href: `${services.settings.publicUrl}${paths.profile}?tab=messages` },
    ...unsubscribeFooter(services, userId, 'messages'),
  };
}

function sentenceOf({ name, adTitle, count }: UnreadThread): string {
  const messages = count === 1 ? 'ett meddelande' : `${count} meddelanden`;
  const about = adTitle === null ? '' : ` om ”${adTitle}”`;
  return `${name ?? 'Borttagen användare'} har skrivit ${messages}${about}.`;
}
