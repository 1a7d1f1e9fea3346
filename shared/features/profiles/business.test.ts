// Numbers of businesses.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Business, isOrganisationNumber } from './business.ts';

test.each(['556016-0680', '5560160680', '202100-5489'])('accepts %s', (number) => {
  expect(isOrganisationNumber(number)).toBe(true);
});

test.each(['556016-0681', '55601-60680', '556016 0680', '', '16556016-0680'])('refuses %s', (number) => {
  expect(isOrganisationNumber(number)).toBe(false);
});

test('stores the number with its hyphen', () => {
  const business = { name: 'Korgen AB', number: '5560160680', address: 'Hallvägen 1', email: 'a@korgen.se' };
  expect(Business.parse(business).number).toBe('556016-0680');
});

test('checks nothing else of an address that is too long, which would take minutes', () => {
  const { error } = z.safeParse(Business.shape.email, `a@${'aa.'.repeat(120)}@`);
  expect(error?.issues.map(({ message }) => message)).toEqual(['Adressen är för lång']);
});
