// A sealed text opens with the same secret, purpose and owner only.
import { expect, test } from 'vitest';
import { seal, unseal } from './sealing.ts';

const secret = 'a secret of the tests, long enough for anyone';
const mine = { purpose: 'two-step', owner: 'anna' };
const content = Buffer.from('twenty bytes of it..');

test('opens again, and differs each time it is sealed', () => {
  const [one, other] = [seal(secret, mine, content), seal(secret, mine, content)];
  expect(unseal(secret, mine, one)).toEqual(content);
  expect(one.equals(other)).toBe(false);
  expect(one.includes(content)).toBe(false);
});

test.each([
  ['under another secret', `${secret}!`, mine],
  ['for another purpose', secret, { ...mine, purpose: 'mail' }],
  ['for another owner', secret, { ...mine, owner: 'bo' }],
])('is refused %s', (_name, key, asked) => {
  const sealed = seal(secret, mine, content);
  expect(() => unseal(key, asked, sealed)).toThrow('unable to authenticate');
});

test('is refused if one bit has changed', () => {
  const sealed = seal(secret, mine, content);
  for (const at of [0, 12, 28, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => unseal(secret, mine, changed)).toThrow('unable to authenticate');
  }
});
