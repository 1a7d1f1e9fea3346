// Questions before an ad is sent.
import { expect, test } from 'vitest';
import { questionsOf, textsOf } from './ad-questions.ts';
import { blankAd, TypedAd } from './use-ad-form.ts';

const clear = { ...blankAd, title: 'Skor', category: 'Basketskor', price: '100', location: 'Lund' };
const parse = (change: object = {}) => TypedAd.parse({ ...clear, ...change });

test('a complete ad with a chosen condition is sent without questions', () => {
  expect(questionsOf(parse(), null, true)).toEqual([]);
});

test('the preselected condition, a price of 0 and a missing place are asked about', () => {
  expect(questionsOf(parse({ price: '', location: '' }), null, false)).toEqual([
    'Skicket är ”Ny”. Stämmer det?',
    'Priset är 0 kr. Skänkes?',
    'Annonsen har ingen plats. Med postnummer eller ort hittar fler i närheten den.',
  ]);
  expect(questionsOf(parse({ location: '', postalCode: '22220' }), null, true)).toEqual([]);
  // One digit gives no place.
  expect(questionsOf(parse({ location: '', postalCode: '2' }), null, true)).toHaveLength(1);
});

test('contact data is warned about', () => {
  const [question] = questionsOf(parse({ description: 'Ring 070-123 45 67' }), null, true);
  expect(question).toContain('telefonnummer');
  expect(questionsOf(parse({ location: 'Lund, asa@exempel.se' }), null, true)).toEqual([
    expect.stringContaining('e-postadress'),
  ]);
});

test('one warning names all kinds of contact data', () => {
  const ad = parse({ description: 'Ring 070-123 45 67', meetingPlace: 'asa@exempel.se' });
  expect(questionsOf(ad, null, true)).toEqual([
    expect.stringContaining('ett telefonnummer och en e-postadress, som då syns'),
  ]);
});

test('only the changes of an edited ad are asked about', () => {
  const ad = parse({ price: '', location: '', description: 'Ring 070-123 45 67' });
  const before = { price: 0, location: '', texts: textsOf(ad) };
  expect(questionsOf(ad, before, false)).toEqual([]);
  expect(questionsOf(ad, { price: 100, location: 'Lund', texts: '' }, false)).toHaveLength(3);
});
