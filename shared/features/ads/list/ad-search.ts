// Input and output of the marketplace search.
import * as z from 'zod/mini';
import { isPlaceId } from '../../../places/place-id.ts';
import { Corrected } from '../../../search/corrected.ts';
import { SELLERS } from '../../profiles/sellers.ts';
import { AdCard } from '../ad-schemas.ts';
import { PRICE_RANGES } from '../price.ts';
import { AUDIENCES, COLOURS, DELIVERIES } from '../attributes/attribute-values.ts';
import { MAX_CHOICES, splitChoices } from './joined-choices.ts';
import { DISTANCES } from './distance-filter.ts';
import { AD_SORTS, CONDITIONS, MAX_CITY_LENGTH, MAX_SEARCH_LENGTH } from '../rules.ts';

const choices = (length: number) =>
  z.string().check(
    z.maxLength(length * MAX_CHOICES),
    z.refine((text) => splitChoices(text).every((choice) => choice.length <= length)),
    z.refine((text) => splitChoices(text).length <= MAX_CHOICES),
  );
const choicesOf = (known: readonly string[]) =>
  z.string().check(z.refine((text) => splitChoices(text).every((choice) => known.includes(choice))));
const kronor = z.string().check(z.regex(/^\d{1,7}$/, 'Priset ska vara hela kronor'));

/**
 * A missing field means no filter; filters are combined with AND. A `search` of one character matches the beginnings of
 * words in the newest ads, see `SHORT_SEARCH_ADS`. Source: spec 1 §9 Ad filters.
 */
export const AdSearch = z.object({
  search: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH_LENGTH, 'Sökningen är för lång'))),
  /** Here and below: one choice, or several joined by ~; an ad matches if it has one of them. */
  category: z.optional(choices(60)),
  region: z.optional(z.string().check(z.maxLength(40))),
  city: z.optional(z.string().check(z.maxLength(MAX_CITY_LENGTH))),
  /** The id of a place: ads in towns `within` so many mil (10 km) of it, 5 by default. */
  near: z.optional(z.string().check(z.refine(isPlaceId))),
  within: z.optional(z.enum(DISTANCES)),
  condition: z.optional(choicesOf(CONDITIONS)),
  brand: z.optional(choices(40)),
  /** In any size system; shoes EU, with a point: 42.5. */
  size: z.optional(choices(10)),
  colour: z.optional(choicesOf(COLOURS)),
  audience: z.optional(choicesOf(AUDIENCES)),
  delivery: z.optional(choicesOf(DELIVERIES)),
  seller: z.optional(z.enum(SELLERS)),
  price: z.optional(z.enum(PRICE_RANGES.map(({ id }) => id))),
  /** The lowest and highest price in kronor. */
  min: z.optional(kronor),
  max: z.optional(kronor),
  /** Whether sold ads are listed too. */
  sold: z.optional(z.literal('show')),
  sort: z.optional(z.enum(AD_SORTS)),
  /** Whether the text is searched for as it is, without correcting its spelling or leaving out words. */
  exact: z.optional(z.literal('true')),
  /** Opaque cursors from an earlier response. */
  after: z.optional(z.string().check(z.maxLength(200))),
  before: z.optional(z.string().check(z.maxLength(200))),
});
export type AdSearch = z.infer<typeof AdSearch>;

/** The filters that a wider search may leave out, in the order in which they are left out. */
export const WIDENED = [
  'size',
  'colour',
  'audience',
  'delivery',
  'seller',
  'near',
  'city',
  'region',
  'condition',
  'price',
  'min',
  'max',
  'brand',
  'category',
] as const;

/** A search with hits, offered when the user's search has none: another text, nearby sizes, fewer filters. */
export const WiderSearch = z.object({
  /** Null for the same text. */
  search: z.nullable(z.string()),
  /** The filters to leave out. */
  without: z.array(z.enum(WIDENED)),
  /** The choices of a wider size filter; missing if it is not changed. */
  size: z.optional(z.string()),
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
  corrected: Corrected,
  /** Only for an empty list; the closest search first. */
  wider: z.array(WiderSearch),
  /** Only for a text that is only a price, since it has no best match: the order if none is chosen. */
  defaultSort: z.optional(z.enum(['newest', 'cheapest'])),
});
export type AdList = z.infer<typeof AdList>;

/** The filters whose choices are counted. */
export const COUNTED_FILTERS = [
  'category',
  'condition',
  'brand',
  'size',
  'colour',
  'audience',
  'delivery',
] as const;
export type CountedFilter = (typeof COUNTED_FILTERS)[number];

/** Numbers of ads by choice, with all filters of the search except the one of the choice. */
export const AdChoices = z.object({
  filters: z.array(
    z.object({
      name: z.enum(COUNTED_FILTERS),
      /** Only the newest ads are counted: the numbers are lower bounds. */
      isCapped: z.boolean(),
      /** The most frequent first; without choices that no counted ad has. */
      choices: z.array(z.object({ value: z.string(), n: z.number() })),
    }),
  ),
});
export type AdChoices = z.infer<typeof AdChoices>;
