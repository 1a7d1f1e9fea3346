// Secrets: generated once, the same for every process, unreadable for other accounts.
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecret } from './secrets.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'baskettorget-secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('generates a secret on the first call and returns the same one afterwards', async () => {
  const secret = await loadSecret(dataDir, 'session-secret');
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await loadSecret(dataDir, 'session-secret')).toBe(secret);
  expect(await loadSecret(dataDir, 'other-secret')).not.toBe(secret);
});

test('concurrent servers get the same secret, without leftover temporary files', async () => {
  const secrets = await Promise.all(Array.from({ length: 10 }, () => loadSecret(dataDir, 'session-secret')));
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(path.join(dataDir, 'secrets'))).toEqual(['session-secret']);
});

test("only the site's account can read the file", async () => {
  await loadSecret(dataDir, 'session-secret');
  expect((await stat(path.join(dataDir, 'secrets'))).mode & 0o777).toBe(0o700);
  expect((await stat(path.join(dataDir, 'secrets', 'session-secret'))).mode & 0o777).toBe(0o600);
});
