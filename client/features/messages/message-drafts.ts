// What is being written and has not been sent, in this browser: it outlives a reload, an ended session and a failed sending.
// Strictly necessary for what the person has asked for, so no consent is needed.
import * as z from 'zod/mini';

const WaitingPicture = z.object({
  id: z.uuid(),
  /** The file's. */
  name: z.string(),
  width: z.number(),
  height: z.number(),
  preview: z.string(),
});
/** One that the server has, and that is to go with what is being written. */
export type WaitingPicture = z.infer<typeof WaitingPicture>;

const Draft = z.object({
  text: z.string(),
  pictures: z.optional(z.array(WaitingPicture)),
  /** Of a message that may have arrived although it seemed to fail: sent again unchanged, it is the same. */
  triedId: z.optional(z.uuid()),
  triedText: z.optional(z.string()),
  triedPictures: z.optional(z.array(z.uuid())),
});
export type MessageDraft = z.infer<typeof Draft>;

const keyOf = (userId: string, threadId: string): string => `message-draft ${userId} ${threadId}`;

export function readMessageDraft(userId: string, threadId: string): MessageDraft | null {
  try {
    return Draft.parse(JSON.parse(localStorage.getItem(keyOf(userId, threadId)) ?? 'null'));
  } catch {
    return null;
  }
}

/** An empty one is removed. A browser that keeps nothing is no reason to fail. */
export function keepMessageDraft(userId: string, threadId: string, draft: MessageDraft | null): void {
  try {
    if (draft?.text || draft?.pictures?.length)
      localStorage.setItem(keyOf(userId, threadId), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(userId, threadId));
  } catch {
    // Then a reload loses it, as it would in any form.
  }
}

/** What stands in the field after a failure: what could not be sent, and below it what has been written since. */
export function giveBack(
  failed: readonly { id: string; content: string; pictures: readonly WaitingPicture[] }[],
  draft: MessageDraft | null,
): MessageDraft {
  const pictures = [...failed.flatMap((message) => message.pictures), ...(draft?.pictures ?? [])];
  const text = [...failed.map(({ content }) => content), draft?.text.trim() ?? ''].filter(Boolean).join('\n');
  const [first] = failed;
  const isAlone = failed.length === 1 && first?.content === text && first.pictures.length === pictures.length;
  if (!isAlone || !first) return { text, pictures };
  return { text, pictures, triedId: first.id, triedText: text, triedPictures: idsOf(pictures) };
}

/** Whether this is, unchanged, what was tried before. */
export function isAsTried(draft: MessageDraft, text: string): boolean {
  return draft.triedText === text && idsOf(draft.pictures).join() === (draft.triedPictures ?? []).join();
}

/** What is left to send when what was tried has arrived after all. */
export function withoutTried(draft: MessageDraft): MessageDraft | null {
  const text = draft.text === draft.triedText ? '' : draft.text;
  const pictures = (draft.pictures ?? []).filter(({ id }) => !draft.triedPictures?.includes(id));
  return text === '' && pictures.length === 0 ? null : { text, pictures };
}

export function idsOf(pictures: readonly { id: string }[] = []): string[] {
  return pictures.map(({ id }) => id);
}
