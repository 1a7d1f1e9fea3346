// Suggestions for mistyped mail domains.
import { expect, test } from 'vitest';
import { suggestEmail } from './email-typo.ts';

test.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['Anna@gmai.com', 'anna@gmail.com'],
  ['anna@gmaill.com', 'anna@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['anna@hotmial.se', 'anna@hotmail.se'],
  ['anna@icloud.co', 'anna@icloud.com'],
])('%s is meant to be %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each(['anna@gmail.com', 'anna@exempel.se', 'anna@mail.com', 'anna', '@gmial.com', 'a@b@gmial.com'])(
  'suggests nothing for %s',
  (typed) => {
    expect(suggestEmail(typed)).toBeNull();
  },
);
