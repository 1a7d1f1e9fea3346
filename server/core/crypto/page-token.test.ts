// Page tokens are valid for their holder, for a limited time.
import { expect, test } from 'vitest';
import { isOwnToken, issueToken } from './page-token.ts';

const secret = 'a secret of the tests';
const holder = { ip: '192.0.2.1', userAgent: 'Korgläsaren' };
const HOUR = 3_600_000;

test('consists of four random numbers', () => {
  expect(issueToken(secret, holder)).toMatch(/^\d+-\d+-\d+-\d+\./);
  expect(issueToken(secret, holder)).not.toBe(issueToken(secret, holder));
});

test('is valid for its holder for twelve hours', () => {
  const token = issueToken(secret, holder, 1_000_000);
  expect(isOwnToken(secret, holder, { token, now: 1_000_000 })).toBe(true);
  expect(isOwnToken(secret, holder, { token, now: 1_000_000 + 12 * HOUR - 1 })).toBe(true);
  expect(isOwnToken(secret, holder, { token, now: 1_000_000 + 12 * HOUR })).toBe(false);
  expect(isOwnToken(secret, holder, { token, now: 999_999 })).toBe(false);
});

test('is not valid for another holder', () => {
  const token = issueToken(secret, holder);
  expect(isOwnToken(secret, { ...holder, ip: '192.0.2.2' }, { token })).toBe(false);
  expect(isOwnToken(secret, { ...holder, userAgent: 'x' }, { token })).toBe(false);
  expect(isOwnToken('another secret', holder, { token })).toBe(false);
});

test.each([undefined, '', '1-2-3-4', '1-2-3-4.abc.def', `1-2-3-4.zzzzzzzzz.${'x'.repeat(43)}`])(
  '%j is not a valid token',
  (token) => {
    expect(isOwnToken(secret, holder, { token })).toBe(false);
  },
);
