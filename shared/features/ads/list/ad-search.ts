// Input and output of the marketplace search.
import * as z from 'zod/mini';
import { AdCard } from '../ad-schemas.ts';
import { PRICE_RANGES } from '../price.ts';
import { AD_SORTS, CONDITIONS, MAX_SEARCH_LENGTH } from '../rules.ts';

/**
 * A missing field means no filter; filters are combined with AND. A `search` of one character matches the beginnings of
 * words in the newest ads, see `SHORT_SEARCH_ADS`. Source: spec 1 §9 Ad filters.
 */
export const AdSearch = z.object({
  search: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH_LENGTH, 'Sökningen är för lång'))),
  category: z.optional(z.string().check(z.maxLength(60))),
  region: z.optional(z.string().check(z.maxLength(40))),
  city: z.optional(z.string().check(z.maxLength(80))),
  condition: z.optional(z.enum(CONDITIONS)),
  price: z.optional(z.enum(PRICE_RANGES.map(({ id }) => id))),
  sort: z.optional(z.enum(AD_SORTS)),
  /** Whether the text is searched for as it is, without correcting its spelling or leaving out words. */
  exact: z.optional(z.literal('true')),
  /** Opaque cursors from an earlier response. */
  after: z.optional(z.string().check(z.maxLength(200))),
  before: z.optional(z.string().check(z.maxLength(200))),
});
export type AdSearch = z.infer<typeof AdSearch>;

/** A search that finds something where the one typed finds nothing: another text, fewer filters, or both. */
export const WiderSearch = z.object({
  /** Null for the same text. */
  search: z.nullable(z.string()),
  /** The filters to leave out. */
  without: z.array(z.enum(['category', 'region', 'city', 'condition', 'price'])),
  count: z.object({ n: z.number(), capped: z.boolean() }),
});
export type WiderSearch = z.infer<typeof WiderSearch>;

export const AdList = z.object({
  ads: z.array(AdCard),
  next: z.nullable(z.string()),
  previous: z.nullable(z.string()),
  /** Counted up to a limit; `capped` means "more than n" ("fler än {n}"). */
  count: z.object({ n: z.number(), capped: z.boolean() }),
  /**
   * Set if nothing was found for the text as typed, but for its corrected spelling or most of its words: "Visar träffar
   * för {shown}. Sök i stället efter {typed}", with `exact`.
   */
  corrected: z.nullable(z.object({ shown: z.string(), typed: z.string() })),
  /** Only of an empty list, the closest first. */
  wider: z.array(WiderSearch),
});
export type AdList = z.infer<typeof AdList>;
