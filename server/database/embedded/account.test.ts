// Whether another system account can reach a folder, given the modes of its parents.
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { canReach } from './account.ts';

let folder: string;
let inner: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'baskettorget-reach-'));
  inner = path.join(folder, 'srv');
  await mkdir(inner);
});
afterEach(async () => {
  await chmod(folder, 0o700);
  await rm(folder, { recursive: true });
});

const [ownUid, ownGid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
const owner = { name: 'owner', uid: ownUid, gid: ownGid + 1000 };
const companion = { name: 'companion', uid: ownUid + 1000, gid: ownGid };
const other = { name: 'other', uid: ownUid + 1000, gid: ownGid + 1000 };

test.each([
  [other, 0o711, 0o711, true],
  [other, 0o711, 0o700, false],
  [other, 0o700, 0o711, false],
  [companion, 0o710, 0o710, true],
  [companion, 0o701, 0o711, false],
  [owner, 0o700, 0o700, true],
])(
  '%o may enter a folder of mode %o, and in it one of mode %o: %s',
  async (account, outerMode, innerMode, mayEnter) => {
    await chmod(inner, innerMode);
    await chmod(folder, outerMode);
    expect(await canReach(account, inner)).toBe(mayEnter);
  },
);
