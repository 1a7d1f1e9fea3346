// Title of the list of associations.
import { expect, test } from 'vitest';
import type { AssociationsAddress } from '#shared/features/associations/list/address.ts';
import { associationsTitle } from './associations-head.ts';

const at = '2026-12-05T15:00';

test.each<[AssociationsAddress, string]>([
  [{}, 'Föreningar'],
  [{ county: 'Skåne' }, 'Föreningar i Skåne'],
  [{ open: 'any' }, 'Öppna hallar'],
  [{ open: 'now', county: 'Gotland' }, 'Spela nu på Gotland'],
  [{ open: 'now', at }, 'Öppna hallar 5\u00A0december 2026 kl.\u00A015:00'],
  [
    { open: 'today', at, county: 'Skåne' },
    'Öppna hallar i Skåne 5\u00A0december 2026 kl.\u00A015:00 och senare',
  ],
  [{ search: 'lund' }, '”lund” bland föreningar'],
  [{ search: 'lund', county: 'Skåne' }, '”lund” bland föreningar i Skåne'],
  [{ search: 'lund', open: 'any' }, '”lund” bland öppna hallar'],
  [{ search: 'lund', open: 'now' }, '”lund” bland hallar som är öppna nu'],
  [{ search: 'lund', open: 'today', county: 'Skåne' }, '”lund” bland hallar i Skåne som är öppna idag'],
  [{ search: 'lund', open: 'now', at }, '”lund” bland öppna hallar 5\u00A0december 2026 kl.\u00A015:00'],
])('titles a list filtered by %o “%s”', (address, title) => {
  expect(associationsTitle(address)).toBe(title);
});
