// The measured searches of the marketplace: each filter alone, all together, texts, orders, pages.
import type { AdSearch } from '#shared/features/ads/list/ad-search.ts';

export interface Shape {
  name: string;
  search: AdSearch;
  /** Number of ads before the page that is read. */
  depth?: number;
}

const everyFilter = {
  category: 'Basketskor',
  region: 'Skåne',
  city: 'Malmö',
  condition: 'Begagnad - Som ny',
  price: '500-1000',
} as const;

export const shapes: Shape[] = [
  { name: 'no filter', search: {} },
  { name: 'no filter, deep page', search: {}, depth: 0.5 },
  { name: 'cheapest', search: { sort: 'cheapest' } },
  { name: 'dearest', search: { sort: 'dearest' } },
  { name: 'cheapest, deep page', search: { sort: 'cheapest' }, depth: 0.5 },
  { name: 'category', search: { category: 'Kläder' } },
  { name: 'county', search: { region: 'Gotland' } },
  { name: 'city', search: { city: 'Lund' } },
  { name: 'condition', search: { condition: 'Ny' } },
  { name: 'rare condition', search: { condition: 'Event' } },
  { name: 'price', search: { price: '500-1000' } },
  { name: 'price, cheapest', search: { price: '500-1000', sort: 'cheapest' } },
  { name: 'category and county', search: { category: 'Kläder', region: 'Halland' } },
  { name: 'category and condition', search: { category: 'Kläder', condition: 'Ny' } },
  { name: 'filters that exclude each other', search: { category: 'Biljetter', condition: 'Tjänst' } },
  { name: 'all filters', search: everyFilter },
  { name: 'all filters, cheapest', search: { ...everyFilter, sort: 'cheapest' } },
  { name: 'all filters and a word', search: { ...everyFilter, search: 'repor' } },
  { name: 'common word', search: { search: 'skor' } },
  { name: 'common word, newest, deep page', search: { search: 'skor', sort: 'newest' }, depth: 0.5 },
  { name: 'common word in another category', search: { search: 'skor', category: 'Biljetter' } },
  { name: 'less common word', search: { search: 'globen' } },
  { name: 'rare word', search: { search: 'kx9123' } },
  { name: 'absent word', search: { search: 'xqzzyk' } },
  { name: 'two words', search: { search: 'finns i lund' } },
  { name: 'words and a size', search: { search: 'nike skor stl 42' } },
  { name: 'phrase', search: { search: '"nike skor"' } },
  { name: 'misspelling', search: { search: 'addidas skor' } },
  { name: 'nothing found', search: { ...everyFilter, search: 'xqzzyk skor stl 42' } },
  { name: 'one letter', search: { search: 's' } },
  { name: 'two single letters', search: { search: 's s' } },
  {
    name: 'twenty words',
    search: { search: 'nike skor stl 42 och boll med tröja i en av på till som den det vi du nu' },
  },
  { name: 'a hundred letters', search: { search: 'a'.repeat(100) } },
  { name: 'two letters', search: { search: 'på' } },
  { name: 'two rare letters', search: { search: 'xq' } },
  { name: 'signs', search: { search: '. f' } },
  { name: 'common word, cheapest', search: { search: 'skor', sort: 'cheapest' } },
  { name: 'word of three letters, cheapest', search: { search: 'nba', sort: 'cheapest' } },
  { name: 'less common word, dearest', search: { search: 'globen', sort: 'dearest' } },
  { name: 'rare word, cheapest', search: { search: 'kx9123', sort: 'cheapest' } },
  { name: 'two words, dearest', search: { search: 'finns i lund', sort: 'dearest' } },
];
