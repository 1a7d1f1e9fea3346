// What has been begun as a first message, in this browser: where it is kept, and that it goes with one into the thread.
import type { Desk } from './desk.ts';
import { keepMessageDraft, type MessageDraft, moveInto, readMessageDraft } from './message-drafts.ts';

/** @param about the ad's id, or that of the person who is written to about none */
export function firstDraftPlace(about: string): { content: string; subject: string } {
  return { content: `ny ${about}`, subject: `ny ${about} ämne` };
}

export function hasFirstDraft(userId: string, about: string): boolean {
  return readFirstDraft(userId, about) !== null;
}

/** Lays it in the field of the thread that is there already. */
export function moveFirstDraft(
  desk: Desk,
  { userId, about, threadId }: { userId: string; about: string; threadId: string },
): void {
  desk.lay(threadId, moveInto(desk.draftOf(threadId), readFirstDraft(userId, about)));
  const { content, subject } = firstDraftPlace(about);
  keepMessageDraft(userId, content, null);
  keepMessageDraft(userId, subject, null);
}

/** A subject of one's own goes above the text: in a thread there is no field for it. */
function readFirstDraft(userId: string, about: string): MessageDraft | null {
  const place = firstDraftPlace(about);
  const draft = readMessageDraft(userId, place.content);
  const subject = readMessageDraft(userId, place.subject)?.text.trim();
  // What was tried went with its subject.
  if (!subject || draft?.triedId) return draft;
  return { text: [subject, draft?.text ?? ''].filter(Boolean).join('\n') };
}
