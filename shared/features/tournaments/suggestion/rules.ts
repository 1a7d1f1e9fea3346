// The levels of a suggestion, and the corresponding levels of a tournament.
import type { Level } from '../rules.ts';

/** Source: spec 1 §3, "the suggestion form offers youth, amateur, senior, masters, open". */
export const SUGGESTED_LEVELS = ['youth', 'amateur', 'senior', 'masters', 'open'] as const;
export type SuggestedLevel = (typeof SUGGESTED_LEVELS)[number];

export const suggestedLevelLabels: Record<SuggestedLevel, string> = {
  youth: 'Ungdom',
  amateur: 'Motion',
  senior: 'Senior',
  masters: 'Veteran',
  open: 'Öppen för alla',
};

/** The levels of a tournament for each one of the form; tournaments have none for amateurs and for all. Source: spec 1 §3 Tournament. */
export const levelsOfSuggested: Record<SuggestedLevel, readonly Level[]> = {
  youth: ['youth'],
  amateur: [],
  senior: ['senior'],
  masters: ['veteran'],
  open: [],
};

/** As many as an ad has by default. Source: spec 1 §9 images. */
export const MAX_SUGGESTION_PICTURES = 5;
