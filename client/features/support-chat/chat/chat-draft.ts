// The support chat of this tab: questions and replies so far, and the unsent question.
import * as z from 'zod/mini';
import { createDraftStore } from '../../../core/drafts/draft-store.ts';

const ChatText = z.object({
  id: z.string(),
  isBot: z.boolean(),
  text: z.string(),
  linkLabel: z.string(),
  linkPath: z.string(),
});
/** Source: spec 2 §3 Chat message. */
export type ChatText = z.infer<typeof ChatText>;

const ChatDraft = z.object({ texts: z.array(ChatText), question: z.string() });
export type ChatDraft = z.infer<typeof ChatDraft>;

export const chatDrafts = createDraftStore({ name: 'support-chat', schema: ChatDraft, storedFor: 'tab' });
