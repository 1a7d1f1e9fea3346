// Message drafts in this browser: they survive a reload, an ended session and a failed request.
// Strictly necessary for what the user has asked for, so no consent is needed.
import * as z from 'zod/mini';
import { createDraftStore } from '../../../core/drafts/draft-store.ts';

const WaitingPicture = z.object({
  id: z.uuid(),
  /** The file's. */
  name: z.string(),
  width: z.number(),
  height: z.number(),
  preview: z.string(),
});
/** An uploaded picture that is to be sent with the draft. */
export type WaitingPicture = z.infer<typeof WaitingPicture>;

const Draft = z.object({
  text: z.string(),
  pictures: z.optional(z.array(WaitingPicture)),
  /** The id of a message that may have arrived although it seemed to fail: sent again unchanged, it keeps it. */
  triedId: z.optional(z.uuid()),
  triedText: z.optional(z.string()),
  triedPictures: z.optional(z.array(z.uuid())),
});
export type MessageDraft = z.infer<typeof Draft>;

const drafts = createDraftStore({ name: 'message', schema: Draft, storedFor: 'browser' });

export const readMessageDraft = drafts.read;

/** Removes an empty draft. A browser without storage is no reason to fail. */
export function keepMessageDraft(userId: string, threadId: string, draft: MessageDraft | null): void {
  if (draft?.text || draft?.pictures?.length) drafts.write(userId, threadId, draft);
  else drafts.clear(userId, threadId);
}

/**
 * The draft after a failure: the messages that were not sent, and below them what has been written since. Only the first may
 * have arrived; the others have not been tried.
 */
export function giveBack(
  failed: readonly { id: string; content: string; pictures: readonly WaitingPicture[] }[],
  draft: MessageDraft | null,
): MessageDraft {
  const pictures = [...failed.flatMap((message) => message.pictures), ...(draft?.pictures ?? [])];
  const text = [...failed.map(({ content }) => content), draft?.text.trim() ?? ''].filter(Boolean).join('\n');
  const [first] = failed;
  if (!first) return { text, pictures };
  return {
    text,
    pictures,
    triedId: first.id,
    triedText: first.content,
    triedPictures: idsOf(first.pictures),
  };
}

/** Adds the draft of a first message below the draft of the thread that exists already. */
export function moveInto(waiting: MessageDraft | null, begun: MessageDraft | null): MessageDraft | null {
  if (!begun || !waiting) return begun ?? waiting;
  return { ...waiting, text: [waiting.text, begun.text].filter((text) => text.trim()).join('\n') };
}

/** Whether this is the message that was tried before, unchanged. */
export function isAsTried(draft: MessageDraft, text: string): boolean {
  return draft.triedText === text && idsOf(draft.pictures).join() === (draft.triedPictures ?? []).join();
}

/** What is left of a draft when the message at its beginning has arrived. */
export function takeArrived(draft: MessageDraft, id: string): MessageDraft | null {
  if (draft.triedId !== id || draft.triedText === undefined) return draft;
  const text = withoutBeginning(draft.text, draft.triedText);
  const pictures = (draft.pictures ?? []).filter((picture) => !draft.triedPictures?.includes(picture.id));
  return text === '' && pictures.length === 0 ? null : { text, pictures };
}

function withoutBeginning(text: string, beginning: string): string {
  if (text === beginning) return '';
  return beginning !== '' && text.startsWith(`${beginning}\n`) ? text.slice(beginning.length + 1) : text;
}

export function idsOf(pictures: readonly { id: string }[] = []): string[] {
  return pictures.map(({ id }) => id);
}
