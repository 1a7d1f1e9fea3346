// Leagues that have no table because their name is that of a children's league.
import { expect, test } from 'vitest';
import { isNamedForChildren } from './names.ts';

test.each([
  ['P11', true],
  ['Flickor F 12 Skåne', true],
  ['Knatteserien U11', true],
  ['P10-12', true],
  ['U13', false],
  ['P16 Nivå 2', false],
  ['U12/U14', false],
  ['Basketligan herr', false],
  ['Cup2011', false],
])('%s: %s', (name, isForChildren) => {
  expect(isNamedForChildren(name)).toBe(isForChildren);
});
