import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { moveAside, putBack } from './old-data.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'baskettorget-test-'));
  await mkdir(path.join(dataDir, 'secrets'));
  await writeFile(path.join(dataDir, 'secrets', 'session-secret'), 'hemligt');
  await mkdir(path.join(dataDir, 'pictures'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('moves nothing if one name cannot be moved', async () => {
  await expect(moveAside(dataDir, ['secrets', 'vanished', 'pictures'])).rejects.toThrow('ENOENT');
  expect((await readdir(dataDir)).sort()).toEqual(['pictures', 'secrets']);
  expect(await readFile(path.join(dataDir, 'secrets', 'session-secret'), 'utf8')).toBe('hemligt');
});

test('puts back what was moved, and deletes what was written since', async () => {
  const old = await moveAside(dataDir, ['secrets', 'pictures']);
  expect(await readdir(dataDir)).toEqual([path.basename(old)]);
  await mkdir(path.join(dataDir, 'cluster'));
  await putBack(dataDir, old);
  expect((await readdir(dataDir)).sort()).toEqual(['pictures', 'secrets']);
});
