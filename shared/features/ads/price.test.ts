// Parsing of typed prices, and price ranges of the filter.
import { assert, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice } from '../../format.ts';
import { PRICE_RANGES, priceBounds, readPrice } from './price.ts';

describe('readPrice', () => {
  it.each([
    ['', 0],
    ['   ', 0],
    ['0', 0],
    ['-0', 0],
    ['007', 7],
    ['1250', 1250],
    ['1 250', 1250],
    ['1\u00A0250\u00A0kr', 1250],
    ['1\u202F250', 1250],
    ['1250 kr', 1250],
    ['1250 KR.', 1250],
    ['1250 kronor', 1250],
    ['1250 SEK', 1250],
    ['1250:-', 1250],
    ['1250,-', 1250],
    ['1.250', 1250],
    ['1,250', 1250],
    ['1.250:-', 1250],
    ['1250,00', 1250],
    ['1250.00 kr', 1250],
    ['9 999 999', 9_999_999],
  ])('reads %j as %i kronor', (typed, price) => {
    expect(readPrice(typed)).toEqual({ price, sentence: null });
  });

  it.each([
    ['1250,50', 'Priset ska vara hela kronor'],
    ['12.5', 'Priset ska vara hela kronor'],
    ['gratis', 'Priset ska vara hela kronor'],
    ['1e3', 'Priset ska vara hela kronor'],
    ['12 eller 13', 'Priset ska vara hela kronor'],
    ['500-600', 'Priset ska vara hela kronor'],
    ['kr', 'Priset ska vara hela kronor'],
    ['-1', 'Priset kan inte vara lägre än 0 kr'],
    ['−500 kr', 'Priset kan inte vara lägre än 0 kr'],
    ['10 000 000', 'Priset är för högt'],
    ['9'.repeat(400), 'Priset är för högt'],
  ])('rejects %j: %s', (typed, sentence) => {
    expect(readPrice(typed)).toEqual({ price: null, sentence });
  });

  it('reads every formatted price', () => {
    assert(
      property(integer({ min: 0, max: 9_999_999 }), (kronor) => {
        expect(readPrice(formatPrice(kronor)).price).toBe(kronor);
      }),
    );
  });

  it('returns whole kronor within bounds or a message, for any text', () => {
    assert(
      property(string({ unit: 'binary' }), (typed) => {
        const { price, sentence } = readPrice(typed);
        const isPrice = price !== null && Number.isInteger(price) && price >= 0 && price <= 9_999_999;
        expect(isPrice).toBe(sentence === null);
      }),
    );
  });
});

describe('price ranges', () => {
  it('have the labels of the filter', () => {
    expect(PRICE_RANGES.map(({ label }) => label)).toEqual([
      '0–500 kr',
      '500–1000 kr',
      '1000–2000 kr',
      '2000+ kr',
    ]);
  });

  it.each([
    ['0-500', 0, 500],
    ['500-1000', 500, 1000],
    ['1000-2000', 1000, 2000],
    ['2000+', 2000, null],
  ] as const)('%s is from %i to %s, inclusive', (id, min, max) => {
    expect(priceBounds(id)).toMatchObject({ min, max });
  });

  it('cover every price', () => {
    assert(
      property(integer({ min: 0, max: 9_999_999 }), (price) => {
        expect(PRICE_RANGES.some(({ min, max }) => price >= min && (max === null || price <= max))).toBe(
          true,
        );
      }),
    );
  });
});
