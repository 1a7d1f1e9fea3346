// The terms that say which item a title offers.
import { expect, test } from 'vitest';
import { itemTerms } from './item-terms.ts';

test.each([
  ['Nike LeBron 20 svarta, strl 44', ['nike', 'lebron', '20']],
  ['Oanvända LeBron-skor, 44', ['oanvand', 'lebron', 'sko']],
  ['Matchboll Spalding TF-1000, storlek 7', ['boll', 'match', 'spalding', 'tf1000']],
  ['Pump till bollen', ['pump']],
  ['Marinblå Converse All Star från 1998, Malmö', ['converse', 'all', 'star']],
  ['Huvtröja M', ['troj', 'huv']],
  ['', []],
])('of %s are %j', (title, terms) => {
  expect(itemTerms(title)).toEqual(terms);
});
