// The conditions of a search in SQL: what the b-tree knows, and what is left over for each ad to fit.
import type { SearchPlan, Writer } from './search-plan.ts';

/** What the walked b-tree is fixed to. */
export function writePrefix({ plan, value }: Writer): string {
  const columns = plan.filters.filter(({ column }) => plan.prefix.includes(column));
  return [
    ...columns.map((filter) => ` and ${filter.column} = ${value(filter.value)}`),
    ...(isInOrder(plan) ? writePrice({ plan, value }) : []),
  ].join('');
}

/** Whether the price is both filtered and sorted by: then the b-tree knows the filter. */
function isInOrder({ sort, price }: SearchPlan): boolean {
  return price !== null && sort !== 'newest';
}

function writePrice({ plan, value }: Pick<Writer, 'plan' | 'value'>): string[] {
  if (!plan.price) return [];
  const { min, max } = plan.price;
  return [` and price >= ${value(min)}`, ...(max === null ? [] : [` and price <= ${value(max)}`])];
}

/** Where the list is read from. */
export function writeStart({ plan, order, value }: Writer): string {
  if (!plan.from) return '';
  const { cursor, isBackwards } = plan.from;
  const beyond = order.isDescending !== isBackwards ? '<' : '>';
  return ` and (${order.column}, id) ${beyond} (${order.read(value(cursor.key))}, ${value(cursor.id)}::uuid)`;
}

export interface Fit {
  /** Whether an ad at hand fits what its b-tree does not know. */
  ofAd: string;
  /** The same for the GIN index, which knows only the number of the filters. */
  ofIndex: string;
  /** Whether an ad of that number truly has them. */
  ofFacet: string;
}

/** Null when the b-tree knows all that is asked. */
export function writeFit({ plan, value }: Writer): Fit | null {
  const left = plan.filters.filter(({ column }) => !plan.prefix.includes(column));
  const isPriceLeft = plan.price !== null && !isInOrder(plan);
  if (left.length === 0 && !isPriceLeft && !plan.text) return null;
  const pattern = plan.text
    ? [`search like lower(${value(plan.text.pattern)} collate "und-x-icu") collate "C"`]
    : [];
  const grams = plan.text?.grams ? [`two_letter_grams(search) @> ${value(plan.text.grams)}::text[]`] : [];
  const columns = plan.filters.map((filter) => ({ ...filter, parameter: value(filter.value) }));
  const price = writePrice({ plan, value });
  const given = (name: string): string => columns.find(({ column }) => column === name)?.parameter ?? 'null';
  const hasFilter = columns.length + price.length > 0;
  const facet = `facet_of(${given('category')}, ${given('county')}, ${given('location')}, ${given('condition')}, ${plan.price ? value(plan.price.id) : 'null'})`;
  const equal = columns.map(({ column, parameter }) => ` and ${column} = ${parameter}`);
  return {
    ofAd: [...pattern.map((like) => ` and ${like}`), ...equal, ...price].join('').replace(' and ', ''),
    ofIndex: [...(hasFilter ? [`facets @> array[${facet}]`] : []), ...grams, ...pattern].join(' and '),
    ofFacet: [...equal, ...price].join(''),
  };
}
