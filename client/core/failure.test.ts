// Whatever has said no, what a person reads is Swedish.
import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { refusals } from '#shared/errors.ts';
import { sentenceOf } from './failure.ts';

test('says what the server has said', () => {
  expect(sentenceOf(new ORPCError('NOT_FOUND', { message: 'Samtalet hittades inte' }))).toBe(
    'Samtalet hittades inte',
  );
});

test('has a sentence of its own where something else answered, such as a proxy in between', () => {
  for (const code of Object.keys(refusals) as (keyof typeof refusals)[])
    expect(sentenceOf(new ORPCError(code))).toBe(refusals[code].message);
  expect(sentenceOf(new ORPCError('BAD_GATEWAY'))).toBe(refusals.INTERNAL_SERVER_ERROR.message);
});
