// Password hashes, also those stored by earlier versions.
import { availableParallelism } from 'node:os';
import { describe, expect, it, test } from 'vitest';
import type { QueueEntry } from './limits/fair-queue.ts';
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

describe('more sign-ins than can be hashed', () => {
  const hashing = openPasswordHashing(4096);
  const hash = (group: string, queueEntry: QueueEntry = {}) =>
    hashing.hashPassword('Korgen-2026!', { group, ...queueEntry });
  test('are refused, and leave room for known devices', async () => {
    const attack = Array.from({ length: 300 }, (_, number) => hash(`192.0.${number}`));
    const known = Array.from({ length: 16 }, (_, number) =>
      hash(`p${number}@exempel.se`, { isPreferred: true }),
    );
    const statuses = await outcome(attack);
    expect(count(statuses, 200) + count(statuses, 503)).toBe(300);
    // 24 waiting calls (40 places, 16 of them reserved), and one running call for each core but one.
    expect(count(statuses, 200)).toBeLessThan(24 + availableParallelism());
    expect(await outcome(known)).toEqual(Array(16).fill(200));
  });

  test('sign-ins from one network leave room for other networks', async () => {
    const attack = Array.from({ length: 300 }, () => hash('192.0.2'));
    const other = hash('198.51.100');
    expect(count(await outcome(attack), 200)).toBeLessThan(20 + availableParallelism());
    expect(await outcome([other])).toEqual([200]);
  });

  test('are not hashed once their client has left', async () => {
    const client = new AbortController();
    const ahead = Array.from({ length: 10 }, () => hash('192.0.2'));
    let hashed = 0;
    for (const one of ahead) void one.then(() => (hashed += 1));
    const left = Array.from({ length: 10 }, () => hash('192.0.2', { signal: client.signal }));
    client.abort(new Error('left'));
    expect((await Promise.allSettled(left)).every(({ status }) => status === 'rejected')).toBe(true);
    expect(hashed).toBeLessThan(ahead.length);
    await Promise.all(ahead);
  });
});

async function outcome(calls: Promise<unknown>[]): Promise<number[]> {
  const results = await Promise.allSettled(calls);
  return results.map((result) =>
    result.status === 'fulfilled' ? 200 : (result.reason as { status: number }).status,
  );
}

function count(statuses: number[], status: number): number {
  return statuses.filter((one) => one === status).length;
}
