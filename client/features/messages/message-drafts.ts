// What is being written and has not been sent, in this browser: it outlives a reload, an ended session and a failed sending.
// Strictly necessary for what the person has asked for, so no consent is needed.
import * as z from 'zod/mini';

const Draft = z.object({
  text: z.string(),
  /** Of a message that may have arrived although it seemed to fail: sent again unchanged, it is the same. */
  triedId: z.optional(z.uuid()),
  triedText: z.optional(z.string()),
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

/** An empty text removes it. A browser that keeps nothing is no reason to fail. */
export function keepMessageDraft(userId: string, threadId: string, draft: MessageDraft | null): void {
  try {
    if (draft?.text) localStorage.setItem(keyOf(userId, threadId), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(userId, threadId));
  } catch {
    // Then a reload loses it, as it would in any form.
  }
}

/**
 * What stands in the field after a failure: what could not be sent, and below it what has been written since. Only the first may
 * have arrived all the same; those behind it have not been tried.
 */
export function giveBack(
  failed: readonly { id: string; content: string }[],
  draft: MessageDraft | null,
): MessageDraft {
  const text = [...failed.map(({ content }) => content), draft?.text.trim() ?? ''].filter(Boolean).join('\n');
  const [first] = failed;
  return first ? { text, triedId: first.id, triedText: first.content } : { text };
}

/** What is left of a draft when the message it begins with turns out to have arrived. */
export function takeArrived(draft: MessageDraft, id: string): MessageDraft | null {
  if (draft.triedId !== id || draft.triedText === undefined) return draft;
  if (draft.text === draft.triedText) return null;
  const begins = draft.text.startsWith(`${draft.triedText}\n`);
  return { text: begins ? draft.text.slice(draft.triedText.length + 1) : draft.text };
}
