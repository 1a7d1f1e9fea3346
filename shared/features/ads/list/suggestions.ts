// Input and output of the suggestions while typing in the search box of the marketplace.
import * as z from 'zod/mini';
import { withoutNul } from '../../../saved-text.ts';
import { MAX_SEARCH_LENGTH } from '../rules.ts';

export const MAX_SUGGESTIONS = 8;

export const SuggestionRequest = z.object({
  /** As typed so far; popular searches are suggested for an empty text. */
  text: z.string().check(withoutNul(), z.maxLength(MAX_SEARCH_LENGTH, 'Sökningen är för lång')),
});

/**
 * `word`: the text with its last word completed. `popular`: a text that many have searched for. `category` and
 * `brand`: a filter to choose instead of the text.
 */
const KINDS = ['word', 'popular', 'category', 'brand'] as const;

const Suggestion = z.object({ kind: z.enum(KINDS), text: z.string() });
export type Suggestion = z.infer<typeof Suggestion>;

export const Suggestions = z.object({ suggestions: z.array(Suggestion) });
