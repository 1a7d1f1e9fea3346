// Bringing news to people who are not here: by mail and by web push, after the commit of what it tells of.
import * as z from 'zod';
import { kindOf, tell } from '#shared/features/notifications/events.ts';
import { addJobs } from '../../core/jobs.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import type { Services } from '../../core/request.ts';
import type { Connection } from '../../database/connection.ts';
import { NewsPayload, sameness } from './news.ts';
import { newsMail } from './news-mail.ts';
import { listSubscriptions } from './push-queries.ts';
import { type Push, PUSH_NEWS, PUSH_TRIES } from './push.ts';
import { type NewsRow, readFacts, type SavedNews } from './queries.ts';
import { findAddress } from './setting-queries.ts';
import { findChoices } from './settings.ts';

export const DELIVER_NEWS = 'deliver-news';
const TRIES = 5;

/** One person's, so that erasing them finds it. */
const Delivery = z.object({ userId: z.guid(), news: z.array(NewsPayload) });

/** Asks for what is to leave the house to be brought out, in the caller's transaction. */
export async function queueDelivery(
  connection: Connection,
  news: readonly NewsRow[],
  ways: SavedNews['leaving'],
): Promise<void> {
  const leaving = news.filter((row, index) => (ways[index]?.mail && isMailed(row)) || ways[index]?.push);
  const payloads = [...Map.groupBy(leaving, ({ user_id }) => user_id)].map(
    ([userId, rows]): z.infer<typeof Delivery> => ({ userId, news: rows }),
  );
  await addJobs(connection, { name: DELIVER_NEWS, payloads, tries: TRIES });
}

/** Writes the mails, and asks for the pushes; what somebody has turned off meanwhile, and what is gone, is told no more. */
export async function deliverNews(services: Services, payload: unknown): Promise<void> {
  const { userId, news } = Delivery.parse(payload);
  await services.database.kysely.transaction().execute(async (tx) => {
    const choiceOf = await findChoices(tx, news);
    const pushed = news.filter((row) => choiceOf(row).push);
    const subscriptions = pushed.length > 0 ? await listSubscriptions(tx, userId) : [];
    const payloads = subscriptions.flatMap((subscriptionId) =>
      pushed.map((row): z.infer<typeof Push> => ({ userId, subscriptionId, news: row })),
    );
    await addJobs(tx, {
      name: PUSH_NEWS,
      payloads,
      tries: PUSH_TRIES,
      // The address of a push service comes from anyone, and may never answer: only the newest of a matter waits for it, and
      // only what else goes to this person.
      keys: payloads.map(({ subscriptionId, news: row }) => `push ${subscriptionId} ${sameness(row)}`),
      queue: pushQueue(userId),
    });
    const address = await findAddress(tx, { userId, isConfirmed: services.settings.smtpUrl !== undefined });
    if (!address) return;
    for (const told of await readFacts(tx, news)) {
      const { event } = told;
      if (!choiceOf({ user_id: userId, event }).mail || !isMailed({ event })) continue;
      await queueMail(services, tx, newsMail(services, { userId, address, event, words: tell(event, told) }));
    }
  });
}

/** One of 4096, since the names of queues are kept for ever: few share theirs, and none of them is a person's. */
function pushQueue(userId: string): string {
  return `push ${userId.slice(0, 3)}`;
}

/**
 * Of messages one is mailed a summary later, if they are not read. Who tells of an ad's end writes that mail too, since it
 * carries a link that stands nowhere else.
 */
function isMailed({ event }: Pick<NewsRow, 'event'>): boolean {
  return kindOf(event) !== 'messages' && event !== 'ad.expires-soon';
}

/** Where somebody is mailed of this event; null for who does not want that, or has no address that is known to be theirs. */
export async function findMailAddress(
  { settings }: Pick<Services, 'settings'>,
  connection: Connection,
  told: Pick<NewsRow, 'event'> & { userId: string },
): Promise<string | null> {
  const row = { user_id: told.userId, event: told.event };
  const choiceOf = await findChoices(connection, [row]);
  if (!choiceOf(row).mail) return null;
  const isConfirmed = settings.smtpUrl !== undefined;
  return (await findAddress(connection, { userId: told.userId, isConfirmed })) ?? null;
}
