// The measured searches of the marketplace: each filter alone, all together, texts, orders, pages; and the counts and suggestions
// beside them.
import type { AdSearch } from '#shared/features/ads/list/ad-search.ts';

export interface Shape {
  name: string;
  search: AdSearch;
  /** Number of ads before the page that is read. */
  depth?: number;
  /** What is read: the list by default. */
  reads?: 'choices' | 'suggestions';
}

/** Ids of places. */
const [STOCKHOLM, KIRUNA] = ['2673730', '605155'];
const everyFilter = {
  category: 'Basketskor',
  region: 'Skåne',
  city: 'Malmö',
  condition: 'Begagnad - Som ny',
  price: '500-1000',
} as const;
const everyAttribute = {
  category: 'Basketskor',
  brand: 'Nike',
  size: '43~44',
  colour: 'Svart',
  delivery: 'shipping',
} as const;
const twoByTwo = { category: 'Kläder~Biljetter', condition: 'Ny~Begagnad - Bra skick' } as const;

const filters: Shape[] = [
  { name: 'no filter', search: {} },
  { name: 'no filter, sold ads too', search: { sold: 'show' } },
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
  { name: 'own price limits', search: { min: '640', max: '660' } },
  { name: 'category and county', search: { category: 'Kläder', region: 'Halland' } },
  { name: 'category and condition', search: { category: 'Kläder', condition: 'Ny' } },
  { name: 'filters that exclude each other', search: { category: 'Biljetter', condition: 'Tjänst' } },
  { name: 'all filters', search: everyFilter },
  { name: 'all filters, cheapest', search: { ...everyFilter, sort: 'cheapest' } },
  { name: 'two categories, two conditions', search: twoByTwo },
  { name: 'two by two, cheapest', search: { ...twoByTwo, sort: 'cheapest' } },
  { name: 'brand', search: { brand: 'Wilson' } },
  { name: 'brand, cheapest', search: { brand: 'Nike', sort: 'cheapest' } },
  { name: 'size', search: { size: '44' } },
  { name: 'all attributes', search: everyAttribute },
  { name: 'within a mil of Stockholm', search: { near: STOCKHOLM, within: '1' } },
  { name: 'within ten mil of Stockholm', search: { near: STOCKHOLM, within: '10' } },
  { name: 'within ten mil, cheapest', search: { near: STOCKHOLM, within: '10', sort: 'cheapest' } },
  { name: 'within ten mil of Kiruna', search: { near: KIRUNA, within: '10' } },
  { name: 'within ten mil, all attributes', search: { ...everyAttribute, near: STOCKHOLM, within: '10' } },
  { name: 'within ten mil, a word', search: { search: 'skor', near: STOCKHOLM, within: '10' } },
];
const texts: Shape[] = [
  { name: 'all filters and a word', search: { ...everyFilter, search: 'repor' } },
  { name: 'all attributes and a word', search: { ...everyAttribute, search: 'skor' } },
  { name: 'two by two and a word', search: { ...twoByTwo, search: 'lag' } },
  { name: 'common word', search: { search: 'skor' } },
  { name: 'common word, sold ads too', search: { search: 'skor', sold: 'show' } },
  { name: 'common word, newest, deep page', search: { search: 'skor', sort: 'newest' }, depth: 0.5 },
  { name: 'common word in another category', search: { search: 'skor', category: 'Biljetter' } },
  { name: 'less common word', search: { search: 'globen' } },
  { name: 'rare word', search: { search: 'kx9123' } },
  { name: 'absent word', search: { search: 'xqzzyk' } },
  { name: 'two words', search: { search: 'finns i lund' } },
  { name: 'words and a size', search: { search: 'nike skor stl 42' } },
  { name: 'common and rare word', search: { search: 'skor kx9123' } },
  { name: 'common words that never meet', search: { search: 'jordan biljett kettlebell' } },
  { name: 'phrase', search: { search: '"nike skor"' } },
  { name: 'misspelling', search: { search: 'addidas skor' } },
  { name: 'nothing found', search: { ...everyFilter, search: 'xqzzyk skor stl 42' } },
  { name: 'one letter', search: { search: 's' } },
  { name: 'two single letters', search: { search: 's s' } },
  { name: 'only stop words', search: { search: 'och i på en ett av för med till som' } },
  { name: 'seven digits', search: { search: '0701234' } },
  { name: 'seven single digits', search: { search: '1 2 3 4 5 6 7' } },
  {
    name: 'twenty words',
    search: { search: 'nike skor stl 42 och boll med tröja i en av på till som den det vi du nu' },
  },
  {
    name: 'twenty common words',
    search: {
      search:
        'skor boll tröja linne shorts kort korg väska jacka biljett nike adidas svart vit röd ny lund barn dam herr',
    },
  },
  { name: 'two hundred letters', search: { search: 'sko'.repeat(67).slice(0, 200) } },
  { name: 'two letters', search: { search: 'på' } },
  { name: 'two rare letters', search: { search: 'xq' } },
  { name: 'signs', search: { search: '. f' } },
  { name: 'common word, cheapest', search: { search: 'skor', sort: 'cheapest' } },
  { name: 'word of three letters, cheapest', search: { search: 'nba', sort: 'cheapest' } },
  { name: 'less common word, dearest', search: { search: 'globen', sort: 'dearest' } },
  { name: 'rare word, cheapest', search: { search: 'kx9123', sort: 'cheapest' } },
  { name: 'two common words, cheapest', search: { search: 'nike skor', sort: 'cheapest' } },
  { name: 'two words, dearest', search: { search: 'finns i lund', sort: 'dearest' } },
];
const beside: Shape[] = [
  { name: 'choices of all ads', search: {}, reads: 'choices' },
  { name: 'choices of a word', search: { search: 'skor' }, reads: 'choices' },
  { name: 'choices of all attributes', search: everyAttribute, reads: 'choices' },
  { name: 'suggestions for a letter', search: { search: 's' }, reads: 'suggestions' },
  { name: 'suggestions for a word', search: { search: 'skor' }, reads: 'suggestions' },
];
export const shapes: Shape[] = [...filters, ...texts, ...beside];
