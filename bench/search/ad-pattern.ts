// Descriptions of ads as data: which ads a visitor means by a query.
import type { SampleCategory } from '../../server/database/seed/ad-bases.ts';

export interface AdText {
  title: string;
  description: string;
  category: string;
  condition: string;
  location: string;
  /** Kronor. */
  price: number;
}

/** All given fields must match; of several expressions for a field, all of them. */
export interface AdPattern {
  title?: RegExp | readonly RegExp[];
  description?: RegExp | readonly RegExp[];
  /** The title or the description. */
  text?: RegExp | readonly RegExp[];
  category?: SampleCategory;
  condition?: RegExp;
  location?: RegExp;
  /** Kronor; ads that cost more do not match. */
  highestPrice?: number;
}

/** One pattern, or several of which an ad matches at least one. */
export type AdPatterns = AdPattern | readonly AdPattern[];

export interface TestQuery {
  query: string;
  /** Relevant ads: those a demanding buyer expects. An empty list means that the site has no such ads. */
  must: AdPatterns;
  /** Acceptable ads: neither missed nor wrong. All others are wrong. */
  may?: AdPatterns;
  /** Wrong ads, also if another pattern matches them. */
  mustNot?: AdPatterns;
}

export type Relevance = 'relevant' | 'acceptable' | 'wrong';

export function relevanceOf(ad: AdText, { must, may = [], mustNot = [] }: TestQuery): Relevance {
  if (matchesAny(ad, mustNot)) return 'wrong';
  if (matchesAny(ad, must)) return 'relevant';
  return matchesAny(ad, may) ? 'acceptable' : 'wrong';
}

/** The ads of these patterns whose titles match too, for example with a size. */
export function titled(patterns: AdPatterns, title: RegExp): AdPattern[] {
  return [patterns].flat().map((pattern) => withTitle(pattern, title));
}

/** The ads of these patterns with this size, or another whole number, in their titles. */
export function sized(patterns: AdPatterns, size: number | string): AdPattern[] {
  return titled(patterns, new RegExp(`\\b${size}\\b`));
}

export function near(patterns: AdPatterns, location: RegExp): AdPattern[] {
  return [patterns].flat().map((pattern) => withLocation(pattern, location));
}

/** The ads of these patterns that cost this much or less. */
export function priced(patterns: AdPatterns, highestPrice: number): AdPattern[] {
  return [patterns].flat().map((pattern) => withHighestPrice(pattern, highestPrice));
}

function withTitle(pattern: AdPattern, title: RegExp): AdPattern {
  return { ...pattern, title: [...listOf(pattern.title), title] };
}

function withLocation(pattern: AdPattern, location: RegExp): AdPattern {
  return { ...pattern, location };
}

function withHighestPrice(pattern: AdPattern, highestPrice: number): AdPattern {
  return { ...pattern, highestPrice };
}

function matchesAny(ad: AdText, patterns: AdPatterns): boolean {
  return [patterns].flat().some((pattern) => matches(ad, pattern));
}

function matches(
  ad: AdText,
  { title, description, text, category, condition, location, highestPrice }: AdPattern,
): boolean {
  return (
    (category === undefined || ad.category === category) &&
    (condition === undefined || condition.test(ad.condition)) &&
    (location === undefined || location.test(ad.location)) &&
    (highestPrice === undefined || ad.price <= highestPrice) &&
    listOf(title).every((expression) => expression.test(ad.title)) &&
    listOf(description).every((expression) => expression.test(ad.description)) &&
    listOf(text).every((expression) => expression.test(ad.title) || expression.test(ad.description))
  );
}

function listOf(expressions: RegExp | readonly RegExp[] = []): readonly RegExp[] {
  return [expressions].flat();
}
