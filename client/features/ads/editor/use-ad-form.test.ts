// From typed text to an ad, and back.
import { describe, expect, test } from 'vitest';
import { placeAfterTyping } from './ad-form-place.tsx';
import { tidyPrice } from './price-field.ts';
import { blankAd, TypedAd } from './use-ad-form.ts';

const filled = { ...blankAd, title: 'Skor', category: 'Basketskor' };

function judge(values: Record<string, string>) {
  return TypedAd.safeParse({ ...filled, ...values });
}

function sentenceFor(values: Record<string, string>): string | undefined {
  return judge(values).error?.issues[0]?.message;
}

describe('the form’s text', () => {
  test('becomes an ad with a price in whole kronor', () => {
    expect(judge({ price: '1 250 kr' }).data).toMatchObject({ title: 'Skor', price: 1250, condition: 'Ny' });
  });

  test('counts an empty price as 0', () => {
    expect(judge({ price: '' }).data?.price).toBe(0);
  });

  test.each([
    [{ title: '  ' }, 'Titel är obligatoriskt'],
    [{ title: 'a'.repeat(101) }, 'Titeln får vara högst 100 tecken'],
    [{ category: '' }, 'Kategori är obligatoriskt'],
    [{ condition: 'Trasig' }, 'Välj ett skick i listan'],
    [{ price: 'mycket' }, 'Priset ska vara hela kronor'],
    [{ price: '-5' }, 'Priset kan inte vara lägre än 0 kr'],
    [{ price: '10000000' }, 'Priset är för högt'],
    [{ description: 'a'.repeat(5001) }, 'Beskrivningen får vara högst 5000 tecken'],
    [{ location: 'a'.repeat(81) }, 'Orten får vara högst 80 tecken'],
  ])('%j is answered with “%s”', (values, sentence) => {
    expect(sentenceFor(values)).toBe(sentence);
  });
});

test.each([
  ['1250', '1 250'],
  ['1.250:-', '1 250'],
  ['500 kr', '500'],
  ['', ''],
  ['mycket', 'mycket'],
])('tidies the price %j to %j', (typed, tidy) => {
  expect(tidyPrice(typed)).toBe(tidy);
});

describe('typing a postal code', () => {
  test('keeps five digits and nothing else', () => {
    expect(type('SE-111 229').postalCode).toBe('11122');
  });

  test('fills in the city as soon as three digits tell it', () => {
    expect(type('111')).toEqual({ postalCode: '111', location: 'Stockholm' });
    expect(type('11')).toEqual({ postalCode: '11', location: '' });
  });

  test('takes the filled-in city back when the code no longer tells one', () => {
    expect(type('99', 'Stockholm', '111').location).toBe('');
  });

  test('exchanges the city when the code tells another', () => {
    expect(type('411', 'Stockholm', '111').location).toBe('Göteborg');
  });

  test('leaves a corrected city alone while the code tells the same', () => {
    expect(type('12135', 'Johanneshov', '1213').location).toBe('Johanneshov');
  });

  test('leaves a written city alone when the code tells none', () => {
    expect(type('831', 'Östersund', '83').location).toBe('Östersund');
  });
});

function type(typed: string, location = '', postalCode = '') {
  return placeAfterTyping(typed, { postalCode, location });
}
