// Copies of this tab's outgoing messages in browser storage, so that nothing is lost when the page is closed.
import { draftAfterFailure, type MessageDraft, saveMessageDraft } from './message-drafts.ts';
import { listQueues, readQueue, saveQueue } from './offline-queue.ts';
import type { Outbox } from './outbox.ts';

export interface StoredOutgoing {
  /** Stores the draft and the outgoing messages of a thread. */
  store(threadId: string): void;
  /** Stores the messages of a thread at each change, until all are sent or have failed. */
  follow(threadId: string): void;
  /** Sends the messages that wait for the network, also those of a page that was closed. */
  resume(): void;
}

export interface StoredOutgoingOptions {
  userId: string;
  outbox: Outbox;
  draftOf: (threadId: string) => MessageDraft | null;
}

export function openStoredOutgoing({ userId, outbox, draftOf }: StoredOutgoingOptions): StoredOutgoing {
  /** Threads whose messages are stored as waiting for the network, until they are sent or have failed. */
  const queuedThreads = new Set<string>();
  /** Threads with messages in the outbox. */
  const sendingThreads = new Set<string>();
  /** Ids of the messages that this tab has had; all others in the stored queue are of other tabs. */
  const ownIds = new Set<string>();

  /** An outgoing message is stored like a draft; one that waits for the network is stored as such. */
  function store(threadId: string): void {
    const outgoing = outbox.list(threadId);
    for (const { id } of outgoing) ownIds.add(id);
    const draft = draftOf(threadId);
    const isWaiting = outbox.isPaused(threadId) || queuedThreads.has(threadId);
    const isStored = isWaiting && saveQueue(userId, threadId, { messages: outgoing, ownIds });
    if (isStored) queuedThreads.add(threadId);
    else queuedThreads.delete(threadId);
    if (isStored) return saveMessageDraft(userId, threadId, draft);
    saveMessageDraft(userId, threadId, outgoing.length > 0 ? draftAfterFailure(outgoing, draft) : draft);
  }

  outbox.subscribe(() => {
    for (const threadId of sendingThreads) {
      store(threadId);
      if (outbox.list(threadId).length === 0) sendingThreads.delete(threadId);
    }
  });

  return {
    store,
    follow: (threadId) => void sendingThreads.add(threadId),
    resume() {
      // Messages that are no longer stored were removed in another tab or at sign-out.
      for (const threadId of queuedThreads) {
        const stored = new Set(readQueue(userId, threadId).map(({ id }) => id));
        for (const { id } of outbox.list(threadId)) if (!stored.has(id)) outbox.remove(id);
      }
      for (const threadId of listQueues(userId)) {
        queuedThreads.add(threadId);
        sendingThreads.add(threadId);
        outbox.restore(readQueue(userId, threadId));
      }
      outbox.resume();
    },
  };
}
