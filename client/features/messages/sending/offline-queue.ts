// Messages written offline, in browser storage until they are sent: they survive a reload, and are deleted at sign-out.
// Strictly necessary for what the user has requested, so no consent is needed.
import * as z from 'zod/mini';
import { createDraftStore } from '../../../core/drafts/draft-store.ts';
import { DraftPicture } from './message-drafts.ts';
import type { Outgoing } from './outbox.ts';

const Queue = z.array(
  z.object({
    id: z.uuid(),
    threadId: z.string(),
    first: z.optional(
      z.object({
        recipientId: z.uuid(),
        recipientName: z.string(),
        adId: z.nullable(z.uuid()),
        subject: z.string(),
      }),
    ),
    content: z.string(),
    pictures: z.array(DraftPicture),
    asStaff: z.boolean(),
    createdAt: z.string(),
  }),
);

const queues = createDraftStore({ name: 'outgoing', schema: Queue, storedFor: 'session' });

/** The waiting messages of a thread, oldest first. */
export function readQueue(userId: string, threadId: string): Outgoing[] {
  return queues.read(userId, threadId) ?? [];
}

/** Ids of the threads with waiting messages. */
export function listQueues(userId: string): string[] {
  return queues.list(userId, '');
}

/**
 * Stores the waiting messages of this tab in a thread, after those of other tabs. If the browser refuses, none of this tab's
 * is stored any more: those stored before would make the others look removed.
 *
 * @param queue.ownIds ids of all messages that this tab has had, also of those that have left its outbox
 * @returns whether the browser has stored them
 */
export function saveQueue(
  userId: string,
  threadId: string,
  { messages, ownIds }: { messages: readonly Outgoing[]; ownIds: ReadonlySet<string> },
): boolean {
  const own = messages.map((message) => ({ ...message, pictures: [...message.pictures] }));
  const stored = queues.read(userId, threadId) ?? [];
  const ofOtherTabs = stored.filter(({ id }) => !ownIds.has(id));
  if (own.length > 0 && queues.write(userId, threadId, [...ofOtherTabs, ...own])) return true;
  if (ofOtherTabs.length === 0) queues.clear(userId, threadId);
  else if (ofOtherTabs.length < stored.length) queues.write(userId, threadId, ofOtherTabs);
  return false;
}
