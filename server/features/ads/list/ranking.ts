// The order "Bäst träff": how well an ad matches the words, times how new it is.
import { anywhere, strongly } from '../../../core/search/conditions.ts';
import type { TypedSearch } from '../../../core/search/search-words.ts';
import { isListed } from '../../../database/ad-visibility.ts';
import { likePattern } from '../../../database/like-pattern.ts';
import { plainText } from '#shared/features/ads/list/search-text.ts';
import { writeStart } from './search-conditions.ts';
import { directionOf, type SearchPlan, type Writer } from './search-plan.ts';

/** Of a word that the title or the category has, that only the description has, and that is only a piece of a text. */
const SCORES = { strong: 1, body: 0.6, piece: 0.2 };
/** For the whole text in the title. */
const PHRASE_BONUS = 0.1;
/** After all others. */
const SOLD_FACTOR = 0.001;

type Matches = (ids: readonly string[]) => (writer: Writer) => string;

/** `matches` of these ads in the order of the list. */
export function writeChosen(plan: SearchPlan): Matches {
  return (ids) => (writer) => {
    const { order, value } = writer;
    return `select ${order.column} as key, id from ads where id = any(${value(ids)}) and ${isListed()}${writeStart(writer)}
       order by ${directionOf(writer).sorted.replaceAll('key', order.column)} limit ${limitOf(plan, value)}`;
  };
}

/** `matches` of these ads by their score, a whole number. It changes with the day, so that the pages of a list agree. */
export function writeRanked(plan: SearchPlan, { words }: TypedSearch, search: string): Matches {
  return (ids) => (writer) => {
    const { value } = writer;
    const everywhere = anywhere(words);
    const scores = strongly(words).map(
      (condition, index) => `case when words @@ ${value(condition)}::tsquery then ${SCORES.strong}
        when words @@ ${value(everywhere[index])}::tsquery then ${SCORES.body} else ${SCORES.piece} end`,
    );
    const relevance = scores.length === 0 ? '1' : `(${scores.join(' + ')}) / ${scores.length}.0`;
    const phrase = `lower(${value(likePattern(plainText(search)))} collate "und-x-icu")`;
    const bonus = `case when split_part(search, E'\\n', 1) like ${phrase} collate "C" then ${PHRASE_BONUS} else 0 end`;
    const days = `greatest(0, date_part('epoch', date_trunc('day', now()) - created_at) / 86400)`;
    const age = `(0.75 + 0.25 * exp(-${days} / 60))`;
    const sold = `case when sale_state = 'sold' then ${SOLD_FACTOR} else 1 end`;
    return `select score as key, id from (
        select id, (1e9 * (${relevance} + ${bonus}) * ${age} * ${sold})::bigint as score
          from ads where id = any(${value(ids)}) and ${isListed()}) as scored
       where true${writeStart(writer)}
       order by ${directionOf(writer).sorted.replaceAll('key', 'score')} limit ${limitOf(plan, value)}`;
  };
}

function limitOf({ from, pageSize, countCap }: SearchPlan, value: Writer['value']): string {
  return value(from ? pageSize + 1 : countCap + 1);
}
