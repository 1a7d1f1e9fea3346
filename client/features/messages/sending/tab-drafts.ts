// The message drafts of this tab: those in its fields, and their copies in browser storage.
import { onMessageDraftRemovedElsewhere, type MessageDraft, readMessageDraft } from './message-drafts.ts';

export interface TabDrafts {
  /** The draft of a thread; the same object until it changes. */
  of(threadId: string): MessageDraft | null;
  /** Replaces the draft, and stores it. */
  set(threadId: string, draft: MessageDraft | null): void;
  /** Empties the field of a draft that is being sent; it is then stored as an outgoing message. */
  clearField(threadId: string): void;
  notify(): void;
  subscribe(onChange: () => void): () => void;
}

/** @param store stores the current draft of a thread */
export function openTabDrafts(userId: string, store: (threadId: string) => void): TabDrafts {
  const drafts = new Map<string, MessageDraft | null>();
  const subscribers = new Set<() => void>();

  function notify(): void {
    for (const onChange of subscribers) onChange();
  }

  onMessageDraftRemovedElsewhere(userId, (threadId) => {
    drafts.delete(threadId);
    notify();
  });

  return {
    of(threadId) {
      if (!drafts.has(threadId)) drafts.set(threadId, readMessageDraft(userId, threadId));
      return drafts.get(threadId) ?? null;
    },
    set(threadId, draft) {
      drafts.set(threadId, draft);
      store(threadId);
      notify();
    },
    clearField: (threadId) => void drafts.set(threadId, null),
    notify,
    subscribe(onChange) {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
  };
}
