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

/** Source: PRODUCT, "masters = veteran, amateur and open have none". */
export const levelsOfSuggested: Record<SuggestedLevel, readonly Level[]> = {
  youth: ['youth'],
  amateur: [],
  senior: ['senior'],
  masters: ['veteran'],
  open: [],
};

/** Source: spec 1 §9 images and PRODUCT, Uploads. */
export const MAX_SUGGESTION_PICTURES = 5;
