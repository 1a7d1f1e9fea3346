// The draft of a longer text: it survives a reload, a closed browser and signing out, and only its author reads it.
import * as z from 'zod/mini';
import { createDraftStore } from './draft-store.ts';
import { type FormDraft, useDraft } from './use-draft.ts';

const markdownDrafts = createDraftStore({ name: 'markdown', schema: z.string(), storedFor: 'browser' });

/** @param id names the record and the field, such as `comment 12`; unique on the site */
export function useMarkdownDraft(id: string): FormDraft<string> {
  return useDraft(markdownDrafts, id, '');
}
