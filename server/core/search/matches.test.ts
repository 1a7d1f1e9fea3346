// Finding searches for a document.
import { expect, test } from 'vitest';
import { documentTerms } from './document-terms.ts';
import { expandTerms, matchesWords, probeTermsOf } from './matches.ts';
import { readSearch } from './search-words.ts';
import { synonymsOf } from './synonyms.ts';

const synonyms = synonymsOf([['sko', 'sneakers']]);

test('the probe is the main terms of the first word', () => {
  expect(probeTermsOf('säljes barnskor stl 42')).toEqual(['barnsk', 'barnsko', 'sko']);
  expect(probeTermsOf('stl 42')).toEqual(['sz42', '42']);
});

test('a search without words, or with a phrase, has no probe of terms', () => {
  expect(['🏀🏀', '"nike air"', '"nike air" sko', ''].map(probeTermsOf)).toEqual([null, null, null, null]);
});

test('a document that matches has a term of the probe, also by a synonym', () => {
  const text = 'Nike sneakers';
  const terms = documentTerms([{ text, level: 'title' }]);
  expect(matchesWords(readSearch('skorna nike', synonyms), { terms: new Set(terms), text })).toBe(true);
  const expanded = expandTerms(terms, synonyms);
  expect(expanded).toEqual(expect.arrayContaining(['nike', 'sneak', 'sko']));
  expect(expanded.filter((term) => /[~^]/.test(term))).toEqual([]);
});
