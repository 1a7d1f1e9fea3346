// What costs nothing is found by the words for it.
import { expect, test } from 'vitest';
import { withFree } from './free-terms.ts';
import { typedTermOf } from './stem.ts';

const WORDS = ['gratis', 'skänkes', 'skänks', 'bortskänkes', 'skankes'];

test.each(WORDS)('%s finds an ad for 0 kr as its kind', (word) => {
  const terms = withFree(['boll'], 0);
  expect(terms).toEqual(expect.arrayContaining(['boll', typedTermOf(word), `^${typedTermOf(word)}`]));
});

test('an ad with a price has the terms of its texts only', () => {
  expect(withFree(['boll', 'grati'], 1)).toEqual(['boll', 'grati']);
});
