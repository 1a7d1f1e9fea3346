// The drafts of messages, for the browser, and what becomes of one when sending fails or turns out to have succeeded.
import * as z from 'zod/mini';
import { createDraftStore } from '../../core/drafts/draft-store.ts';

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

const drafts = createDraftStore({ name: 'message', schema: Draft, storedFor: 'browser' });

export const readMessageDraft = drafts.read;

/** An empty draft is removed. */
export function keepMessageDraft(userId: string, threadId: string, draft: MessageDraft | null): void {
  if (draft?.text || draft?.pictures?.length) drafts.write(userId, threadId, draft);
  else drafts.clear(userId, threadId);
}

/**
 * What stands in the field after a failure: what could not be sent, and below it what has been written since. Only the first may
 * have arrived all the same; those behind it have not been tried.
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

/** What was begun as a first message, below what already waits in the thread that turns out to be there. */
export function moveInto(waiting: MessageDraft | null, begun: MessageDraft | null): MessageDraft | null {
  if (!begun || !waiting) return begun ?? waiting;
  return { ...waiting, text: [waiting.text, begun.text].filter((text) => text.trim()).join('\n') };
}

/** Whether this is, unchanged, what was tried before. */
export function isAsTried(draft: MessageDraft, text: string): boolean {
  return draft.triedText === text && idsOf(draft.pictures).join() === (draft.triedPictures ?? []).join();
}

/** What is left of a draft when the message it begins with turns out to have arrived. */
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
