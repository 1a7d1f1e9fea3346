// Finding the saved searches that match a document.
import { expect, test } from 'vitest';
import { documentTerms } from './document-terms.ts';
import { expandTerms, matchesTerms, probeTermsOf } from './matches.ts';
import { readSearch } from './search-words.ts';
import { synonymsOf } from './synonyms.ts';

const synonyms = synonymsOf([
  { words: ['sko', 'sneakers', 'tennis shoes'], direction: 'same' },
  { words: ['nike', 'jordan'], direction: 'kinds' },
]);

test('the probe is the main terms of the first word', () => {
  expect(probeTermsOf('säljes barnskor stl 42')).toEqual(['barnsko', 'sko']);
  expect(probeTermsOf('stl 42')).toEqual(['sz42', '42']);
  expect(probeTermsOf('basket linne')).toEqual(['linn', 'basketlinn']);
});

test('a search without words, or with a phrase, has no probe of terms', () => {
  expect(['🏀🏀', '"nike air"', '"nike air" sko', ''].map(probeTermsOf)).toEqual([null, null, null, null]);
});

test('a document that matches has a term of the probe, also by a synonym', () => {
  const text = 'Nike sneakers';
  const terms = documentTerms([{ text, level: 'title' }]);
  expect(matchesTerms(readSearch('skorna nike', synonyms), { terms: new Set(terms), text })).toBe(true);
  const expanded = expandTerms(terms, synonyms);
  expect(expanded).toEqual(expect.arrayContaining(['nike', 'sneak', 'sko']));
  expect(expanded.filter((term) => /[~^>]/.test(term))).toEqual([]);
});

test('expands terms by all words of the names that find them, and a kind by the general name but not the reverse', () => {
  expect(expandTerms(['sko'], synonyms)).toEqual(['sko', 'sneak', 'tenni', 'sho']);
  expect(expandTerms(['jordan'], synonyms)).toEqual(['jordan', 'nike']);
  expect(expandTerms(['nike'], synonyms)).toEqual(['nike']);
});

test('a word that fits everything is optional beside other words', () => {
  const document = { terms: new Set(documentTerms([{ text: 'Linne', level: 'title' }])), text: 'linne' };
  expect(matchesTerms(readSearch('linne herr', synonyms), document)).toBe(true);
  expect(matchesTerms(readSearch('herr', synonyms), document)).toBe(false);
});
