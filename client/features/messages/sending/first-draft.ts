// Moves the draft of a first message into an existing thread.
import { firstDraftKeys } from './first-draft-keys.ts';
import type { MessageStore } from './message-store.ts';
import { saveMessageDraft, type MessageDraft, mergeDrafts, readMessageDraft } from './message-drafts.ts';

/** Moves it into the draft of the existing thread. */
export function moveFirstDraft(
  store: MessageStore,
  { userId, about, threadId }: { userId: string; about: string; threadId: string },
): void {
  store.setDraft(threadId, mergeDrafts(store.draftOf(threadId), readFirstDraft(userId, about)));
  const { content, subject } = firstDraftKeys(about);
  saveMessageDraft(userId, content, null);
  saveMessageDraft(userId, subject, null);
}

/** A changed subject becomes the first line: a thread has no subject field. */
function readFirstDraft(userId: string, about: string): MessageDraft | null {
  const keys = firstDraftKeys(about);
  const draft = readMessageDraft(userId, keys.content);
  const subject = readMessageDraft(userId, keys.subject)?.text.trim();
  // A failed message was sent with its subject.
  if (!subject || draft?.triedId) return draft;
  return { text: [subject, draft?.text ?? ''].filter(Boolean).join('\n') };
}
