// The order "Bäst träff": how well an ad matches the words, times how new or cheap it is.
import { degreesOf } from '../../../core/search/conditions.ts';
import type { SearchWord, TypedSearch } from '../../../core/search/search-words.ts';
import { asksForLowPrice } from '../../../core/search/typed-price.ts';
import { isListed } from '../../../database/ad-visibility.ts';
import { likePattern } from '../../../database/like-pattern.ts';
import { withoutQuotes } from '#shared/features/ads/list/search-text.ts';
import { writeLower, writeStart } from './search-conditions.ts';
import { directionOf, type SearchPlan, type SqlBuilder } from './search-plan.ts';

/**
 * The score of a word, by where and how the ad has it (`degreesOf`). An old ad with the word in its title comes before a
 * new ad with the word in its description.
 */
const SCORES = {
  titleSays: 1,
  titleMeans: 0.85,
  groupSays: 0.8,
  groupMeans: 0.7,
  titleMentions: 0.7,
  titleHints: 0.4,
  bodySays: 0.3,
  bodyMeans: 0.2,
} as const;
/** The score of a required word that the ad has only as a piece of a longer word. */
const PIECE_SCORE = 0.1;
/** The weight of an optional word; having it outweighs any difference in age. */
const OPTIONAL_WEIGHT = 0.35;
/** Added for the whole text in the title; a text of several words outweighs any difference in age. */
const PHRASE_BONUS = { several: 0.35, one: 0.1 };
/**
 * The shares of a score that depend on age and price. If a low price is asked for, a cheap ad whose category says the word comes
 * before an expensive one whose title does.
 */
const WEIGHTS = { usual: { age: 0.15, price: 0 }, lowPrice: { age: 0, price: 0.4 } };
/** Kronor at which the part of a score that depends on the price is half. */
const MIDDLE_PRICE = 500;
/** Ranks sold ads after all others. */
const SOLD_FACTOR = 0.001;

/** Writes SQL that selects the ads of a page among ads that are found already. */
export interface Matches {
  /** Part of the statement's name: statements of one kind have the same text. */
  kind: string;
  write(builder: SqlBuilder): string;
}

/** `matches` of these ads in the order of the list. */
export function writeChosen(plan: SearchPlan, ids: readonly string[]): Matches {
  const write = (builder: SqlBuilder): string => {
    const { order, value } = builder;
    return `select ${order.column} as key, id from ${adsById(value(ids))} where ${isListed()}${writeStart(builder)}
       order by ${directionOf(builder).sorted.replaceAll('key', order.column)} limit ${limitOf(plan, value)}`;
  };
  return { kind: 'chosen', write };
}

/**
 * `matches` of these ads by their score, a whole number. The score depends on the age in days, not seconds, so that the
 * pages of a list have the same order.
 */
export function writeRanked(
  plan: SearchPlan,
  { typed: { words }, plain }: { typed: TypedSearch; plain: string },
  ids: readonly string[],
): Matches {
  const write = (builder: SqlBuilder): string => {
    const { value } = builder;
    const relevance = words.length === 0 ? '1' : `(${scoresOf(words, value).join(' + ')})`;
    const text = withoutQuotes(plain);
    const phrase = writeLower(value(likePattern(text)));
    const bonus = `case when split_part(search, E'\\n', 1) like ${phrase} then ${value(PHRASE_BONUS[text.includes(' ') ? 'several' : 'one'])}::float8 else 0 end`;
    const days = `greatest(0, date_part('epoch', date_trunc('day', now()) - created_at) / 86400)`;
    const { age, price } = WEIGHTS[asksForLowPrice(plain) ? 'lowPrice' : 'usual'];
    const novelty = `${value(age)}::float8 * exp(-${days} / 60)`;
    const cheapness = `${value(price)}::float8 / (1 + price / ${MIDDLE_PRICE}::float8)`;
    const advantage = `(${value(1 - age - price)}::float8 + ${novelty} + ${cheapness})`;
    const sold = `case when sale_state = 'sold' then ${SOLD_FACTOR} else 1 end`;
    return `select score as key, id from (
        select id, (1e9 * (${relevance} + ${bonus}) * ${advantage} * ${sold})::bigint as score
          from ${adsById(value(ids))} where ${isListed()}) as scored
       where true${writeStart(builder)}
       order by ${directionOf(builder).sorted.replaceAll('key', 'score')} limit ${limitOf(plan, value)}`;
  };
  return { kind: `ranked${words.length}`, write };
}

/** offset 0 makes the planner use the primary key: other conditions match partial indexes, which it would scan instead. */
function adsById(ids: string): string {
  return `(select * from ads where id = any(${ids}) offset 0) as ads`;
}

/** The required words have equal weights, with the sum 1; each optional word adds a little. */
function scoresOf(words: readonly SearchWord[], value: SqlBuilder['value']): string[] {
  const required = words.filter(({ isOptional }) => !isOptional).length;
  return words.map((word) => {
    const degrees = Object.entries(degreesOf(word)) as [keyof typeof SCORES, string][];
    const cases = degrees.map(
      ([degree, condition]) => `when words @@ ${value(condition)}::tsquery then ${SCORES[degree]}`,
    );
    const missing = word.isOptional ? 0 : PIECE_SCORE;
    const weight = word.isOptional ? OPTIONAL_WEIGHT : 1 / required;
    return `${value(weight)}::float8 * case ${cases.join(' ')} else ${value(missing)}::float8 end`;
  });
}

function limitOf({ from, pageSize, countCap }: SearchPlan, value: SqlBuilder['value']): string {
  return value(from ? pageSize + 1 : countCap + 1);
}
