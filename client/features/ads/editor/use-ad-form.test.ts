// Conversion between form values and an ad.
import { describe, expect, test } from 'vitest';
import { placeAfterTyping } from './ad-form-place.tsx';
import { formatTypedPrice } from './price-field.ts';
import { blankAd, TypedAd } from './use-ad-form.ts';

const filled = { ...blankAd, title: 'Skor', category: 'Basketskor' };

function parse(values: Record<string, string>) {
  return TypedAd.safeParse({ ...filled, ...values });
}

function errorOf(values: Record<string, string>): string | undefined {
  return parse(values).error?.issues[0]?.message;
}

describe('form values', () => {
  test('are parsed to an ad with a price in whole kronor', () => {
    expect(parse({ price: '1 250 kr' }).data).toMatchObject({ title: 'Skor', price: 1250, condition: 'Ny' });
  });

  test('are parsed to a price of 0 when the price is empty', () => {
    expect(parse({ price: '' }).data?.price).toBe(0);
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
  ])('%j are refused with “%s”', (values, sentence) => {
    expect(errorOf(values)).toBe(sentence);
  });
});

test.each([
  ['1250', '1 250'],
  ['1.250:-', '1 250'],
  ['500 kr', '500'],
  ['', ''],
  ['mycket', 'mycket'],
])('formats the price %j as %j', (typed, formatted) => {
  expect(formatTypedPrice(typed)).toBe(formatted);
});

describe('typing a postal code', () => {
  test('keeps at most five digits', () => {
    expect(type('SE-111 229').postalCode).toBe('11122');
  });

  test('fills in the city from three digits', () => {
    expect(type('111')).toEqual({ postalCode: '111', location: 'Stockholm' });
    expect(type('11')).toEqual({ postalCode: '11', location: '' });
  });

  test('clears the filled-in city when the code matches none', () => {
    expect(type('99', 'Stockholm', '111').location).toBe('');
  });

  test('replaces the city when the code matches another', () => {
    expect(type('411', 'Stockholm', '111').location).toBe('Göteborg');
  });

  test('keeps a corrected city while the code matches the same city', () => {
    expect(type('12135', 'Johanneshov', '1213').location).toBe('Johanneshov');
  });

  test('keeps a typed city when the code matches none', () => {
    expect(type('831', 'Östersund', '83').location).toBe('Östersund');
  });
});

function type(typed: string, location = '', postalCode = '') {
  return placeAfterTyping(typed, { postalCode, location });
}
