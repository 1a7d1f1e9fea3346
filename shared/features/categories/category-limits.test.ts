// Rules and texts of categories.
import { describe, expect, it } from 'vitest';
import { adminTexts } from '../admin/texts.ts';
import { pageLabels, pageNames } from '../page-settings/page-names.ts';
import { pageSettingTexts } from '../page-settings/texts.ts';
import { CategoryText } from './contract.ts';
import { mayDeleteCategory } from './category-limits.ts';
import { categoryTexts } from './texts.ts';

describe('a category', () => {
  it.each([
    [0, true],
    [1, false],
    [12_000, false],
  ])('a category with %i ads may be deleted: %s', (adCount, answer) => {
    expect(mayDeleteCategory({ adCount })).toBe(answer);
  });

  it('has a trimmed name and an optional description', () => {
    expect(CategoryText.parse({ name: '  Nät ' })).toEqual({ name: 'Nät', description: '' });
  });

  it.each(['', '   ', undefined])('is rejected without a name: %j', (name) => {
    const { error } = CategoryText.safeParse({ name });
    expect(error?.issues.map(({ message }) => message)).toEqual(['Kategorinamn krävs']);
  });
});

describe('texts', () => {
  it.each([
    [categoryTexts.nameMissing, 'Kategorinamn krävs'],
    [categoryTexts.hasAds, 'Kan inte ta bort kategori som har annonser'],
    [pageSettingTexts.listFailed, 'Kunde inte hämta sidinställningar'],
    [pageSettingTexts.saveFailed, 'Kunde inte uppdatera inställningar'],
    [pageSettingTexts.saved, 'Inställningar uppdaterade'],
    [adminTexts.overviewFailed, 'Kunde inte hämta dashboard-data. Kontrollera din internetanslutning.'],
  ])('match the specification: %s', (written, specified) => {
    expect(written).toBe(specified);
  });

  it('name every page', () => {
    expect(Object.keys(pageLabels).toSorted()).toEqual([...pageNames].toSorted());
  });
});
