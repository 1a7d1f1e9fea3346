// After the commit of a public post or comment, notifies the people who are mentioned, answered or quoted, and who follow the
// thread. Removes a text that is no longer public from unread notifications.
import * as z from 'zod';
import type { ItemKind } from '#shared/features/forum/moderation/rules.ts';
import { ITEM_KINDS } from '#shared/features/forum/moderation/rules.ts';
import { whyNotWrite } from '#shared/features/messages/rules.ts';
import { addJob, type Job } from '../../../core/jobs/jobs.ts';
import type { Services } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { collect, publishNotificationCounts, withdraw } from '../../notifications/actions.ts';
import { addedReferences, referencesIn, type TextReferences } from '../writing/mentions.ts';
import { NOTIFICATION_JOB } from './notification-job.ts';
import {
  listMentioned,
  readHidden,
  readWrittenText,
  recipientsOfText,
  type WrittenText,
} from './recipient-queries.ts';

const Payload = z.object({
  kind: z.enum(ITEM_KINDS),
  id: z.guid(),
  /** What the text referred to before it was edited; absent for a new one. */
  before: z.object({ userIds: z.array(z.string()), numbers: z.array(z.number()) }).exactOptional(),
  /** Whether its author has restored it: people were notified before it was deleted. */
  isRestored: z.boolean().exactOptional(),
});

/**
 * Enqueues the notifications of a text in the transaction that makes it public, or hides or deletes it. Each person is notified of
 * a comment once, so enqueueing twice is harmless.
 *
 * @param text.before references of the text before an edit: only people whom the edit adds are notified
 * @param text.isRestored the notifications return without a push or a second mail, so that deleting and restoring does not send them
 * again and again
 */
export async function queueTextNotifications(
  transaction: Connection,
  text: { kind: ItemKind; id: string; before?: TextReferences; isRestored?: true },
): Promise<void> {
  const payload: z.infer<typeof Payload> = text;
  await addJob(transaction, { ...NOTIFICATION_JOB, payload });
}

/** As `queueTextNotifications`, for an edit: enqueues nothing unless it adds a mention or a quote. */
export async function queueEditNotifications(
  transaction: Connection,
  { kind, id, content, before }: { kind: ItemKind; id: string; content: string; before: string },
): Promise<void> {
  const references = referencesIn(before);
  if (hasAny(addedReferences(content, references)))
    await queueTextNotifications(transaction, { kind, id, before: references });
}

export function forumNotificationJobs(services: Services): Job[] {
  return [
    { name: NOTIFICATION_JOB.name, run: ({ payload }) => notifyOfText(services, Payload.parse(payload)) },
  ];
}

async function notifyOfText(
  services: Services,
  { kind, id, before, isRestored = false }: z.infer<typeof Payload>,
): Promise<void> {
  const { database, live } = services;
  const text = await readWrittenText(database.kysely, { kind, id });
  if (!text) {
    await withdrawText(services, { kind, id });
    return;
  }
  const added = before ? addedReferences(text.content, before) : referencesIn(text.content);
  if (before && !hasAny(added)) return;
  const mentionedIds = await findMentioned(database.kysely, text, added.userIds);
  const recipients = recipientsOfText({
    kind,
    id,
    mentionedIds,
    quoted: added.numbers,
    isNew: before === undefined,
  });
  const events = await database.kysely
    .transaction()
    .execute((tx) => collect(tx, recipients, { restoredFrom: isRestored ? text.publishedAt : undefined }));
  await live.publish(events);
}

async function withdrawText(services: Services, item: { kind: ItemKind; id: string }): Promise<void> {
  const userIds = await services.database.kysely.transaction().execute(async (tx) => {
    const hidden = await readHidden(tx, item);
    return hidden ? withdraw(tx, hidden) : [];
  });
  await publishNotificationCounts(services, userIds);
}

function hasAny({ userIds, numbers }: TextReferences): boolean {
  return userIds.length + numbers.length > 0;
}

/** The mentioned people who take part in the thread and to whom the writer of the text may write. */
async function findMentioned(
  connection: Connection,
  text: WrittenText,
  userIds: readonly string[],
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const people = await listMentioned(connection, { text, userIds });
  return people.filter((person) => whyNotWrite(text.writer, person, new Date()) === null).map(({ id }) => id);
}
