// Draft of a news source in session storage until it is saved. Strictly necessary for the requested service, so it needs no
// consent.
import * as z from 'zod/mini';
import { DEFAULT_FETCH_HOURS } from '#shared/features/news-sources/rules.ts';
import type { NewsSource } from '#shared/features/news-sources/schemas.ts';
import { createDraftStore } from '../../core/drafts/draft-store.ts';

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

export const sourceDrafts = createDraftStore({ name: 'news-source', schema: SourceDraft, storedFor: 'tab' });

export const emptySource: SourceDraft = {
  name: '',
  url: '',
  category: '',
  description: '',
  hours: String(DEFAULT_FETCH_HOURS),
  active: true,
};

export function draftOf({
  name,
  url,
  category,
  description,
  fetchFrequencyHours,
  active,
}: NewsSource): SourceDraft {
  return { name, url, category, description, hours: String(fetchFrequencyHours), active };
}

/** What the contract's schema reads; it refuses what is no number. */
export function formOf({ hours, ...text }: SourceDraft) {
  return { ...text, fetchFrequencyHours: hours.trim() === '' ? Number.NaN : Number(hours) };
}
