// Error messages for invalid values of an association.
import { expect, it } from 'vitest';
import { NewAssociation } from './contract.ts';

it.each([
  ['a number that cannot be read', Number.NaN],
  ['a latitude beyond the poles', 91],
])('explains %s in Swedish', (_what, latitude) => {
  const { error } = NewAssociation.safeParse({ name: 'Ekstad Basket', latitude, longitude: 15 });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Skriv ett tal mellan -90 och 90']);
});
