// Addresses of the operator.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Operator } from './contract.ts';

const check = (email: string) =>
  z.safeParse(Operator.shape.operatorEmail, email).error?.issues.map(({ message }) => message) ?? [];

test('an address of the operator may be empty, but not wrong', () => {
  expect([check(''), check('info@exempel.se'), check('info')]).toEqual([[], [], ['Skriv en e-postadress']]);
});

test('checks nothing else of an address that is too long, which would take minutes', () => {
  expect(check(`a@${'aa.'.repeat(120)}@`)).toEqual(['Adressen är för lång']);
});
