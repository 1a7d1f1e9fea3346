// Proposed names of saved searches.
import { expect, test } from 'vitest';
import type { SearchFilter } from './contract.ts';
import { labelsOfFilter, proposeName } from './name.ts';
import { MAX_SEARCH_NAME_LENGTH } from './rules.ts';

test.each<[SearchFilter, string]>([
  [{ category: 'Basketskor', city: 'Stockholm', price: '0-500' }, 'Basketskor i Stockholm, högst 500 kr'],
  [{ search: 'jordan' }, 'Jordan'],
  [{ search: 'jordan', category: 'Basketskor', region: 'Skåne' }, 'Jordan, Basketskor i Skåne'],
  [{ city: 'Lund', region: 'Skåne' }, 'Annonser i Lund'],
  [
    { brand: 'Nike', size: '42~42.5', delivery: 'shipping', max: '800' },
    'Nike, strl 42, strl 42,5, skickas, högst 800 kr',
  ],
  [{ condition: 'Begagnad - Som ny', price: '2000+' }, 'Annonser, begagnad - som ny, minst 2000 kr'],
])('%j is called %s', (filter, name) => {
  expect(proposeName(filter)).toBe(name);
});

test('a filter by distance names its place', () => {
  const filter = { search: 'skor', near: '2693678', within: '2' } as const;
  expect(proposeName(filter, 'Lund')).toBe('Skor, inom 2 mil från Lund');
  expect(labelsOfFilter(filter, 'Lund')).toEqual(['”skor”', 'Inom 2 mil från Lund']);
});

test('truncates the name to the maximum length', () => {
  const name = proposeName({ search: 'å'.repeat(100), category: 'Basketskor' });
  expect(name).toHaveLength(MAX_SEARCH_NAME_LENGTH);
  expect(name.endsWith('…')).toBe(true);
});
