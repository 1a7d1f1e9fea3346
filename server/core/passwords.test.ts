// Password hashes, also those stored by earlier versions.
import { describe, expect, it, test } from 'vitest';
import { openPasswordHashing } from './passwords.ts';

const { hashPassword, isPassword } = openPasswordHashing();

describe('hashPassword', () => {
  it('returns a random salt of 16 bytes and a key of 64 bytes, in hex', async () => {
    const hashes = [await hashPassword('Korgen-2026!'), await hashPassword('Korgen-2026!')];
    for (const hash of hashes) expect(hash).toMatch(/^[\da-f]{32}:[\da-f]{128}$/);
    expect(hashes[0]).not.toBe(hashes[1]);
  });
});

describe('isPassword', () => {
  it('accepts the hashed password and no other', async () => {
    const hash = await hashPassword('Korgen-2026!');
    expect([await isPassword(hash, 'Korgen-2026!'), await isPassword(hash, 'korgen-2026!')]).toEqual([
      true,
      false,
    ]);
  });

  // Written by @better-auth/utils 0.4.2, which the site used before.
  test.each([
    [
      'Korgen-2026!',
      '5bb6612cfb40be0eeb44d8236064d5e6:934337305b4f5feb5f9cf9cec133073c452850172a3c70b54a8a7e1bbbac832741b2ef70bef7f4eda49ac562c29a0beb85c500d4638d64ecf584efe3dcbd0f9d',
    ],
    [
      'Ångström fi lösen',
      'a0fa0915bbc565cff34f879eec32f534:fb8a715c22f6cb812a34bb510d87cb920167105f4be910907539f0905c13287534c6bd92627447b19642260aa215d866034685aab5a31496889a5f2776d46aba',
    ],
  ])('accepts %s for a hash stored by an earlier version', async (password, hash) => {
    expect(await isPassword(hash, password)).toBe(true);
    expect(await isPassword(hash, password.normalize('NFD'))).toBe(true);
  });

  test.each(['', 'text', ':', 'salt:', 'salt:00', `:${'0'.repeat(128)}`])(
    'throws if the stored text is %j',
    async (stored) => {
      await expect(isPassword(stored, 'Korgen-2026!')).rejects.toThrow('The stored password hash is invalid');
    },
  );
});
