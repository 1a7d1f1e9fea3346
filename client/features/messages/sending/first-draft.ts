// The draft of a first message, and moving it into a thread that exists already.
import type { MessageStore } from './message-store.ts';
import { keepMessageDraft, type MessageDraft, moveInto, readMessageDraft } from './message-drafts.ts';

/** @param about the ad's id; the recipient's for a message about no ad */
export function firstDraftPlace(about: string): { content: string; subject: string } {
  return { content: `ny ${about}`, subject: `ny ${about} ämne` };
}

export function hasFirstDraft(userId: string, about: string): boolean {
  return readFirstDraft(userId, about) !== null;
}

/** Moves it into the draft of the existing thread. */
export function moveFirstDraft(
  store: MessageStore,
  { userId, about, threadId }: { userId: string; about: string; threadId: string },
): void {
  store.setDraft(threadId, moveInto(store.draftOf(threadId), readFirstDraft(userId, about)));
  const { content, subject } = firstDraftPlace(about);
  keepMessageDraft(userId, content, null);
  keepMessageDraft(userId, subject, null);
}

/** A changed subject becomes the first line: a thread has no subject field. */
function readFirstDraft(userId: string, about: string): MessageDraft | null {
  const place = firstDraftPlace(about);
  const draft = readMessageDraft(userId, place.content);
  const subject = readMessageDraft(userId, place.subject)?.text.trim();
  // A message that was tried was sent with its subject.
  if (!subject || draft?.triedId) return draft;
  return { text: [subject, draft?.text ?? ''].filter(Boolean).join('\n') };
}
