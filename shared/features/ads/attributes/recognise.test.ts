// Recognising attributes in titles.
import { describe, expect, test } from 'vitest';
import { noAttributes } from '../../categories/category-attributes.ts';
import { canonicalBrand } from './known-brands.ts';
import { noneRecognised, recogniseAttributes } from './recognise.ts';
import { normalizeSize } from './read-sizes.ts';
import { sizesOf } from './sizes.ts';

const brands = [
  { name: 'Nike', aliases: ['nikes'] },
  { name: 'adidas', aliases: ['addidas'] },
  { name: 'Jordan', aliases: ['Air Jordan'] },
  { name: 'Spalding', aliases: [] },
  { name: 'Under Armour', aliases: ['UA'] },
];
const shoes = {
  hasBrand: true,
  hasModel: true,
  sizeSystem: 'shoes',
  hasColour: true,
  hasAudience: true,
} as const;
const clothes = { ...shoes, sizeSystem: 'clothes' } as const;
const balls = { ...shoes, sizeSystem: 'balls' } as const;

function recognise(
  title: string,
  category: Parameters<typeof recogniseAttributes>[1] = shoes,
  onlyCertain = false,
) {
  const found = recogniseAttributes(title, category, { brands, onlyCertain });
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''));
}

const sizeWith = (texts: object, title = 'Nike US 8') =>
  recogniseAttributes(title, shoes, { brands, onlyCertain: true, texts }).size;

describe('a title', () => {
  test('recognises brand, model, size, colour and audience', () => {
    expect(recognise('Nike LeBron 20 strl 44 svarta herr')).toEqual({
      brand: 'Nike',
      model: 'LeBron 20',
      size: '44',
      colour: 'Svart',
      audience: 'Herr',
    });
    expect(recognise('Spalding TF-1000, storlek 7', balls)).toEqual({
      brand: 'Spalding',
      model: 'TF-1000',
      size: '7',
    });
    expect(recognise('Addidas-linne junior 152 vit/röd', clothes)).toEqual({
      brand: 'adidas',
      size: '152',
      colour: 'Flerfärgad',
      audience: 'Junior',
    });
    expect(recognise('Tröja från under armour, strl XXXL', clothes)).toEqual({
      brand: 'Under Armour',
      size: '3XL',
    });
  });

  test('is read with sizes of other countries', () => {
    expect(recognise('Basketskor US 9')).toEqual({ size: '42.5' });
    expect(recognise('Basketskor 27 cm')).toEqual({ size: '42.5' });
    expect(recognise('adidas Harden strl 42 2/3')).toMatchObject({ size: '42.5' });
    expect(recognise('Jordan 47')).toMatchObject({ brand: 'Jordan', size: '47' });
  });

  test('is read with the scale of women if any text of the ad is for women', () => {
    expect([sizeWith({}), sizeWith({ description: 'För herrar' })]).toEqual(['41', '41']);
    expect(sizeWith({ audience: 'Dam' })).toBe('39');
    expect(sizeWith({ description: 'Damskor, bara provade' })).toBe('39');
    expect(sizeWith({ category: 'Damskor' })).toBe('39');
    expect(sizeWith({ description: 'För herrar' }, 'Nike US 8W')).toBe('39');
    expect(sizeWith({}, 'Damsneakers US 8')).toBe('39');
  });

  test('gives no attribute that the category lacks, none for other words, and no size if it has several', () => {
    expect(recognise('Nike strl 44', noAttributes)).toEqual({});
    expect(recognise('Nikeisten pratar, damma av')).toEqual({});
    expect(recognise('Skor strl 40-42')).toEqual({});
    expect(recognise('Tröjor strl S och strl M', clothes)).toEqual({});
    expect(recogniseAttributes('', shoes, { brands, onlyCertain: false })).toEqual(noneRecognised);
  });

  test('a title with an ambiguous number gives no size if only certain ones are wanted', () => {
    expect(recognise('Jordan 47', shoes, true)).toEqual({ brand: 'Jordan' });
    expect(recognise('Jordan strl 47', shoes, true)).toMatchObject({ size: '47' });
  });
});

describe('a typed size', () => {
  test('is converted to its system', () => {
    expect(normalizeSize('shoes', '42,5')).toBe('42.5');
    expect(normalizeSize('shoes', 'US 9')).toBe('42.5');
    expect(normalizeSize('shoes', '42⅔')).toBe('42.5');
    expect(normalizeSize('shoes', 'EU 43 1/3')).toBe('43.5');
    expect(normalizeSize('shoes', 'UK 8')).toBe('42.5');
    expect(normalizeSize('shoes', '27 cm')).toBe('42.5');
    expect(normalizeSize('clothes', 'xxxl')).toBe('3XL');
    expect(normalizeSize('clothes', '152 cm')).toBe('152');
    expect(normalizeSize('balls', 'storlek 7')).toBe('7');
  });

  test('a size that its system lacks is refused', () => {
    for (const typed of ['', '99', '42,3', 'stor', 'M', '42 eller 43'])
      expect(normalizeSize('shoes', typed)).toBeNull();
    expect(normalizeSize('balls', '8')).toBeNull();
  });

  test('a size of the system is read unchanged', () => {
    for (const system of ['shoes', 'clothes', 'balls'] as const)
      for (const size of sizesOf(system)) expect([size, normalizeSize(system, size)]).toEqual([size, size]);
  });
});

test('a known brand is spelled canonically, an unknown one as typed', () => {
  expect(canonicalBrand('ADDIDAS', brands)).toBe('adidas');
  expect(canonicalBrand('ua', brands)).toBe('Under Armour');
  expect(canonicalBrand('Starbury', brands)).toBe('Starbury');
});
