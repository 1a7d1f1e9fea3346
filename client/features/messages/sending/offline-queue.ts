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

/** @returns whether the browser has stored them */
export function saveQueue(userId: string, threadId: string, messages: readonly Outgoing[]): boolean {
  if (messages.length > 0)
    return queues.write(
      userId,
      threadId,
      messages.map((message) => ({ ...message, pictures: [...message.pictures] })),
    );
  queues.clear(userId, threadId);
  return false;
}
