// The lock on DATA_DIR: one process at a time holds it, and it is released when that process ends.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDir, tryLockDataDir } from './data-dir-lock.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'baskettorget-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('refuses a second holder until the first unlocks', async () => {
  const unlock = await lockDataDir(folder);
  await expect(lockDataDir(folder, 0)).rejects.toThrow(
    `Another Baskettorget runs on DATA_DIR (${folder}): stop it first, or choose another folder.`,
  );
  const waiting = lockDataDir(folder);
  unlock();
  (await waiting)();
});

test('is refused while another process holds it, and released when that process is killed', async () => {
  const script = `const { lockDataDir } = await import(${JSON.stringify(path.join(import.meta.dirname, 'data-dir-lock.ts'))});
    await lockDataDir(process.argv[1]);
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  expect(tryLockDataDir(folder)).toBeUndefined();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  (await lockDataDir(folder, 0))();
});
