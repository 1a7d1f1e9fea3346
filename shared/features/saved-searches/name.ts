// Texts from the filter of a search: a proposed name, and labels.
import { DELIVERIES, deliveryLabels } from '../ads/attributes/attribute-values.ts';
import { describeSize } from '../ads/attributes/sizes.ts';
import { splitChoices } from '../ads/list/joined-choices.ts';
import { describeDistance } from '../ads/list/distance-filter.ts';
import { PRICE_RANGES, priceBounds } from '../ads/price.ts';
import { sellerLabels } from '../profiles/sellers.ts';
import type { SearchFilter } from './contract.ts';
import { MAX_SEARCH_NAME_LENGTH } from './rules.ts';

/**
 * For example "Basketskor i Stockholm, strl 42, högst 500 kr". Truncated to the maximum length of a name.
 *
 * @param nearName the name of the place of a filter by distance; the filter contains only the place's id
 */
export function proposeName(filter: SearchFilter, nearName?: string): string {
  const { search, category, region, city, condition, price } = filter;
  const thing = [search, ...splitChoices(category), ...splitChoices(filter.brand)].filter(Boolean).join(', ');
  const place = city ?? region;
  const description = [
    place ? `${thing || 'Annonser'} i ${place}` : thing || 'Annonser',
    ...(filter.near === undefined ? [] : [describeDistance(filter.within, nearName).replace('Inom', 'inom')]),
    ...splitChoices(condition).map((one) => one.toLowerCase()),
    ...attributeLabels(filter).map((label) => label.toLowerCase()),
    ...(price ? [describeRange(priceBounds(price))] : []),
    ...limitLabels(filter).map((label) => label.toLowerCase()),
  ].join(', ');
  const name = description.charAt(0).toUpperCase() + description.slice(1);
  return name.length <= MAX_SEARCH_NAME_LENGTH
    ? name
    : `${name.slice(0, MAX_SEARCH_NAME_LENGTH - 1).trimEnd()}…`;
}

function describeRange({ min, max }: ReturnType<typeof priceBounds>): string {
  if (max === null) return `minst ${min} kr`;
  return min === 0 ? `högst ${max} kr` : `${min}–${max} kr`;
}

/** One label for each choice: what, where, and then the rest. */
export function labelsOfFilter(filter: SearchFilter, nearName?: string): string[] {
  const { search, category, brand, city, region, condition, price } = filter;
  const range = PRICE_RANGES.find(({ id }) => id === price);
  const near = filter.near === undefined ? undefined : describeDistance(filter.within, nearName);
  const place = [city, region, near].filter((one) => one !== undefined);
  return [
    ...(search ? [`”${search}”`] : []),
    ...splitChoices(category),
    ...splitChoices(brand),
    ...place,
    ...splitChoices(condition),
    ...attributeLabels(filter),
    ...(range ? [range.label] : []),
    ...limitLabels(filter),
  ];
}

function attributeLabels({ size, colour, audience, delivery, seller }: SearchFilter): string[] {
  const ways = splitChoices(delivery);
  return [
    ...splitChoices(size).map(describeSize),
    ...splitChoices(colour),
    ...splitChoices(audience),
    ...DELIVERIES.filter((way) => ways.includes(way)).map((way) => deliveryLabels[way]),
    ...(seller ? [sellerLabels[seller]] : []),
  ];
}

function limitLabels({ min, max }: SearchFilter): string[] {
  return [...(min ? [`Minst ${min} kr`] : []), ...(max ? [`Högst ${max} kr`] : [])];
}
