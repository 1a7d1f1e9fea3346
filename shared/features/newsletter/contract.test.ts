// Addresses of subscriptions.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { NewSubscription } from './contract.ts';
import { newsletterTexts } from './texts.ts';

const check = (email: string) =>
  z.safeParse(NewSubscription.shape.email, email).error?.issues.map(({ message }) => message) ?? [];

test('accepts an address of at most 320 characters', () => {
  expect(check(`a@${'b'.repeat(315)}.se`)).toEqual([]);
  expect(check('a@b')).toEqual([newsletterTexts.emailWrong]);
});

test('checks nothing else of a longer text, which would take minutes', () => {
  expect(check(`a@${'aa.'.repeat(120)}@`)).toEqual([newsletterTexts.emailWrong]);
});
