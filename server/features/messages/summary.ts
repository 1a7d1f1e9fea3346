// One mail about all that somebody has not read for a quarter of an hour: from whom, and about which ad.
import { paths } from '#shared/paths.ts';
import type { Job } from '../../core/jobs.ts';
import type { Mail } from '../../core/mail/mail.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import type { Services } from '../../core/request.ts';
import { findMailAddress, wayOut } from '../notifications/actions.ts';
import { listWaiting, takeUnread, type UnreadThread } from './summary-queries.ts';

const PATIENCE_MINUTES = 15;
/** A site that has been away for longer does not begin by mailing of what is old. */
const LONGEST_DAYS = 3;
const PEOPLE_AT_A_TIME = 100;
const MOST_LINES = 10;

export function messageJobs(services: Services): Job[] {
  return [{ name: 'mail-unread-messages', schedule: '* * * * *', run: () => mailUnread(services) }];
}

/** Mails everybody who has waited long enough; nobody twice of the same message, also when they want no mail of them. */
async function mailUnread(services: Services): Promise<void> {
  const { database } = services;
  for (;;) {
    const people = await listWaiting(database, {
      minutes: PATIENCE_MINUTES,
      longestDays: LONGEST_DAYS,
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

/** Repeats names and titles, and nothing of what was written; its subject repeats neither. */
function summaryMail(
  services: Services,
  { userId, address, threads }: { userId: string; address: string; threads: readonly UnreadThread[] },
): Mail {
  const total = threads.reduce((sum, { count }) => sum + count, 0);
  // Somebody may have two ads of the same title.
  const lines = [...new Set(threads.slice(0, MOST_LINES).map(lineOf))];
  const more = threads.length - MOST_LINES;
  return {
    kind: 'unread-messages',
    userId,
    to: address,
    subject: 'Du har olästa meddelanden',
    heading: total === 1 ? 'Du har ett oläst meddelande' : `Du har ${total} olästa meddelanden`,
    paragraphs: more > 0 ? [...lines, `Och ${more} samtal till.`] : lines,
    button: { label: 'Läs och svara', href: `${services.settings.publicUrl}${paths.profile}?tab=messages` },
    ...wayOut(services, userId, 'messages'),
  };
}

function lineOf({ name, adTitle, count }: UnreadThread): string {
  const messages = count === 1 ? 'ett meddelande' : `${count} meddelanden`;
  const about = adTitle === null ? '' : ` om ”${adTitle}”`;
  return `${name ?? 'Borttagen användare'} har skrivit ${messages}${about}.`;
}
