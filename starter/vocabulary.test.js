// The vocabulary check: what counts as an identifier, and which words are rejected.
import { expect, test } from 'vitest';
import { findRejectedWords } from './vocabulary.js';

test.each([
  ['a word of a name in camel case', 'const adDesk = 1;', ['desk']],
  ['a word of a name in snake case', 'row.told_first', ['told']],
  ['a constant', 'const MOST_KEPT = 2;', ['kept']],
  ['the name of a job', "{ name: 'tell-saved-searches' }", ['tell']],
  ['an expression within a template', '`${toldIds} and words`', ['told']],
])('rejects %s', (_case, source, words) => {
  const findings = findRejectedWords(source);
  expect(findings).toHaveLength(words.length);
  for (const word of words) expect(findings[0]).toContain(`“${word}”`);
});

test.each([
  ['comments', '// the words that were told\n/* kept */ const a = 1;'],
  ['strings', `const text = 'kept' + "told" + \`whoever\`;`],
  ['the former name of a job', "{ formerName: 'tell-saved-searches' }"],
  ['longer words that begin alike', 'const password = keyword;'],
  ['names of libraries', 'new Agent({ keepAlive: true })'],
])('accepts %s', (_case, source) => {
  expect(findRejectedWords(source)).toEqual([]);
});
