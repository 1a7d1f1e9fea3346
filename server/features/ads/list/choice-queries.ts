// Counts the ads of a search by the choices of each filter.
import { brandKey } from '#shared/features/ads/attributes/known-brands.ts';
import { type AdChoices, type AdSearch, COUNTED_FILTERS } from '#shared/features/ads/list/ad-search.ts';
import { plainText } from '#shared/features/ads/list/search-text.ts';
import type { Services } from '../../../core/http/request.ts';
import { loadSynonyms } from '../../../core/search/synonyms.ts';
import { type Query, readWithin } from '../../../database/statement-timeout.ts';
import { priceAsFilter } from './plan-search.ts';
import { findNewest, type Reading } from './read-page.ts';
import { loadTermStatistics } from '../../../core/search/term-statistics.ts';

/** If a search has more ads, only the newest are counted, so that the cost is bounded. */
const COUNTED_ADS = 1000;
const MAX_CHOICES_SHOWN = 60;

type Counted = AdChoices['filters'][number];

/** @param maxMs time limit of all statements together; none by default */
export async function countChoices(
  { database, answerCache }: Pick<Services, 'database' | 'answerCache'>,
  typed: AdSearch,
  maxMs?: number,
): Promise<AdChoices> {
  const {
    search: text,
    sort: _sort,
    after: _after,
    before: _before,
    exact: _exact,
    ...filters
  } = priceAsFilter(typed);
  const plain = plainText(text ?? '');
  const search: AdSearch = { ...filters, ...(plain !== '' && { search: plain }) };
  const synonyms = plain === '' ? new Map() : await loadSynonyms({ database, answerCache });
  const statistics = await loadTermStatistics({ database, answerCache }, 'ads');
  if (maxMs !== undefined)
    return readWithin(database.searches, maxMs, (query) =>
      countEach({ query, synonyms, statistics }, search),
    );
  const query: Query = (statement) => database.searches.query(statement);
  return countEach({ query, synonyms, statistics }, search);
}

/** An active filter is left out of its own count: several of its choices can be combined. */
async function countEach(reading: Reading, search: AdSearch): Promise<AdChoices> {
  const active = COUNTED_FILTERS.filter((name) => search[name] !== undefined);
  const inactive = COUNTED_FILTERS.filter((name) => search[name] === undefined);
  const filters: Counted[] = inactive.length === 0 ? [] : await count(reading, search, inactive);
  for (const name of active)
    filters.push(...(await count(reading, { ...search, [name]: undefined }, [name])));
  return { filters };
}

async function count(
  reading: Reading,
  search: AdSearch,
  names: readonly Counted['name'][],
): Promise<Counted[]> {
  const { ids, isCapped } = await findNewest(reading, search, COUNTED_ADS);
  const counts = await countByColumn(reading.query, ids, names);
  return names.map((name) => ({
    name,
    isCapped,
    choices: merge(counts.filter((one) => one.name === name)),
  }));
}

/** Sellers write a brand in several ways: the most frequent is shown. */
function merge(counts: readonly { name: string; value: string; n: number }[]): Counted['choices'] {
  const merged = new Map<string, { value: string; n: number }>();
  for (const { name, value, n } of counts) {
    const key = name === 'brand' ? brandKey(value) : value;
    const known = merged.get(key);
    if (known) known.n += n;
    else merged.set(key, { value, n });
  }
  return [...merged.values()].toSorted((one, other) => other.n - one.n);
}

async function countByColumn(query: Query, ids: readonly string[], names: readonly Counted['name'][]) {
  if (ids.length === 0) return [];
  const values = names.map(writeValues);
  const { rows } = await query<{ name: string; value: string; n: number }>({
    name: `choices ${names.map((name) => name.slice(0, 3)).join('')}`,
    text: `with chosen as materialized (
        select category, condition, brand, colour, audience, delivery${names.includes('size') ? `, ${SIZES} as sizes` : ''}
          from ads where id = any($1))
      select name, value, n from (
        select name, value, count(*) as n, row_number() over (partition by name order by count(*) desc, value) as place
          from chosen cross join lateral (${values.join(' union all ')}) as each
         where value <> '' group by name, value) as counted
       where place <= ${MAX_CHOICES_SHOWN} order by name, place`,
    values: [ids],
  });
  return rows;
}

/** SQL of the sizes of an ad: of one without the attribute those of its text, which the filter finds too. */
const SIZES = `case when size <> '' then array[size]
  when words @@ '''s:'':*'::tsquery then array(select upper(substr(lexeme, 3)) from unnest(words) where lexeme ^@ 's:')
  end`;

/** SQL of the values that an ad has. */
function writeValues(name: Counted['name']): string {
  if (name === 'size') return `select 'size' as name, unnest(sizes) as value`;
  if (name === 'delivery') return `select 'delivery' as name, unnest(delivery) as value`;
  return `select '${name}' as name, ${name} as value`;
}
