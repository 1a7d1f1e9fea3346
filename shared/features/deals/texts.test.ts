// Formatting of ratings and review counts.
import { expect, test } from 'vitest';
import { countReviews, formatRating } from './texts.ts';

test('a mean rating has one decimal and a decimal comma', () => {
  expect([formatRating(4.66), formatRating(4.5), formatRating(5)]).toEqual(['4,7', '4,5', '5,0']);
});

test('a number of reviews has the right plural', () => {
  expect([countReviews(0), countReviews(1), countReviews(2)]).toEqual(['0 omdömen', '1 omdöme', '2 omdömen']);
});
