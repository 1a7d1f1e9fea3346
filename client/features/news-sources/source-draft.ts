// Draft of a news source in session storage until it is saved. Strictly necessary for the requested service, so it needs no
// consent.
import * as z from 'zod/mini';
import { DEFAULT_FETCH_HOURS } from '#shared/features/news-sources/rules.ts';
import type { NewsSource } from '#shared/features/news-sources/schemas.ts';
import { createDraftStore } from '../../core/drafts/draft-store.ts';
import { readInteger } from '../../ui/form/read-integer.ts';

const SourceFields = z.object({
  name: z.string(),
  url: z.string(),
  category: z.string(),
  description: z.string(),
  /** As typed. */
  hours: z.string(),
  active: z.boolean(),
});
const SourceDraft = z.extend(SourceFields, {
  /** The source that the author has seen; null for a new one. */
  seen: z.nullable(z.extend(SourceFields, { updatedAt: z.string() })),
});
export type SourceDraft = z.infer<typeof SourceDraft>;

export const sourceDrafts = createDraftStore({ name: 'news-source', schema: SourceDraft, storedFor: 'tab' });

export const emptySource: SourceDraft = {
  name: '',
  url: '',
  category: '',
  description: '',
  hours: String(DEFAULT_FETCH_HOURS),
  active: true,
  seen: null,
};

export function draftOf({
  name,
  url,
  category,
  description,
  fetchFrequencyHours,
  active,
  updatedAt,
}: NewsSource): SourceDraft {
  const fields = { name, url, category, description, hours: String(fetchFrequencyHours), active };
  return { ...fields, seen: { ...fields, updatedAt } };
}

/** The draft of a source that another admin has changed since: with these changes, except in the fields that the author changed. */
export function rebaseDraft({ seen, ...draft }: SourceDraft, current: NewsSource): SourceDraft {
  const before = new Map<string, unknown>(Object.entries(seen ?? {}));
  const changed = Object.entries(draft).filter(([field, value]) => value !== before.get(field));
  return { ...draftOf(current), ...Object.fromEntries(changed) };
}

/** Converts the draft to the input of the contract's schema, which refuses hours that are not a number. */
export function formOf({ hours, seen: _seen, ...text }: SourceDraft) {
  return { ...text, fetchFrequencyHours: readInteger(hours) };
}
