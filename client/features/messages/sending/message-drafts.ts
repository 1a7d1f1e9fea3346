// Message drafts in browser storage: they survive a reload, an ended session and a failed request. Each tab has its own.
// Strictly necessary for what the user has requested, so no consent is needed.
import * as z from 'zod/mini';
import { createDraftStore } from '../../../core/drafts/draft-store.ts';

export const DraftPicture = z.object({
  id: z.uuid(),
  name: z.string(),
  width: z.number(),
  height: z.number(),
  preview: z.string(),
});
/** An uploaded picture that is to be sent with the draft. */
export type DraftPicture = z.infer<typeof DraftPicture>;

const Draft = z.object({
  text: z.string(),
  pictures: z.optional(z.array(DraftPicture)),
  /** The id of a failed message that may have arrived: sent again unchanged, it keeps its id. */
  triedId: z.optional(z.uuid()),
  triedText: z.optional(z.string()),
  triedPictures: z.optional(z.array(z.uuid())),
});
export type MessageDraft = z.infer<typeof Draft>;

const drafts = createDraftStore({ name: 'message', schema: Draft, storedFor: 'tabAndBrowser' });

export const { read: readMessageDraft, onRemovedElsewhere: onMessageDraftRemovedElsewhere } = drafts;

/** Removes an empty draft. A browser without storage is no reason to fail. */
export function saveMessageDraft(userId: string, threadId: string, draft: MessageDraft | null): void {
  if (draft?.text || draft?.pictures?.length) drafts.write(userId, threadId, draft);
  else drafts.clear(userId, threadId);
}

/**
 * The draft after a failure: the messages that were not sent, and below them the text written since. Only the first may
 * have arrived; the others were not attempted.
 */
export function draftAfterFailure(
  failed: readonly { id: string; content: string; pictures: readonly DraftPicture[] }[],
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

/** Adds the draft of a first message below the draft of the existing thread. */
export function mergeDrafts(
  threadDraft: MessageDraft | null,
  firstDraft: MessageDraft | null,
): MessageDraft | null {
  if (!firstDraft || !threadDraft) return firstDraft ?? threadDraft;
  return {
    ...threadDraft,
    text: [threadDraft.text, firstDraft.text].filter((text) => text.trim()).join('\n'),
  };
}

/** Whether this is the failed message, unchanged. */
export function isUnchanged(draft: MessageDraft, text: string): boolean {
  return draft.triedText === text && idsOf(draft.pictures).join() === (draft.triedPictures ?? []).join();
}

/** The rest of a draft when the message at its beginning has arrived. */
export function removeArrived(draft: MessageDraft, id: string): MessageDraft | null {
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
