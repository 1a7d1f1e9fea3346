// Messages per field when a password is changed.
import { describe, expect, it } from 'vitest';
import { checkRepeatedPassword } from './repeated-password.ts';

const weak = 'Lösenordet är för svagt. Använd minst 6 tecken med stor/liten bokstav och siffra';

describe('checkRepeatedPassword', () => {
  it.each([
    ['Ab1234', 'Ab1234', {}],
    ['Ab123', 'Ab123', { password: 'Lösenordet måste vara minst 6 tecken' }],
    ['', '', { password: 'Lösenordet måste vara minst 6 tecken' }],
    ['sommar', 'sommar', { password: weak }],
    ['Ab1234', 'Ab1235', { repeated: 'Lösenorden matchar inte' }],
    ['hej', 'då', { password: 'Lösenordet måste vara minst 6 tecken', repeated: 'Lösenorden matchar inte' }],
    [`Ab1${'x1'.repeat(63)}`, `Ab1${'x1'.repeat(63)}`, { password: 'Lösenordet får vara högst 128 tecken' }],
  ])('returns for %j and %j: %j', (password, repeated, sentences) => {
    expect(checkRepeatedPassword({ password, repeated })).toEqual(sentences);
  });
});
