// Draft of a news source in session storage until it is saved. Strictly necessary for the requested service, so it needs no
// consent.
import * as z from 'zod/mini';
import { DEFAULT_FETCH_HOURS } from '#shared/features/news-sources/rules.ts';
import type { NewsSource } from '#shared/features/news-sources/schemas.ts';
import { createDraftStore } from '../../core/drafts/draft-store.ts';
import { readInteger } from '../../ui/form/read-integer.ts';

const SourceDraft = z.object({
  name: z.string(),
  url: z.string(),
  category: z.string(),
  description: z.string(),
  /** As typed. */
  hours: z.string(),
  active: z.boolean(),
});
export type SourceDraft = z.infer<typeof SourceDraft>;

/** The source that the author has seen. */
const SeenSource = z.extend(SourceDraft, { updatedAt: z.string() });
type SeenSource = z.infer<typeof SeenSource>;

export const sourceDrafts = createDraftStore({
  name: 'news-source',
  schema: z.object({ form: SourceDraft, seen: z.optional(SeenSource) }),
  storedFor: 'tab',
});

const emptySource: SourceDraft = {
  name: '',
  url: '',
  category: '',
  description: '',
  hours: String(DEFAULT_FETCH_HOURS),
  active: true,
};

export function seenOf(source: NewsSource): SeenSource {
  const { name, url, category, description, fetchFrequencyHours, active, updatedAt } = source;
  return { name, url, category, description, hours: String(fetchFrequencyHours), active, updatedAt };
}

export function draftOf(seen: SeenSource | undefined): SourceDraft {
  if (!seen) return emptySource;
  const { updatedAt: _updatedAt, ...draft } = seen;
  return draft;
}

/** Converts the draft to the input of the contract's schema, which refuses hours that are not a number. */
export function inputOf({ hours, ...text }: SourceDraft) {
  return { ...text, fetchFrequencyHours: readInteger(hours) };
}
