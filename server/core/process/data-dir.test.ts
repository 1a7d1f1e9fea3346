// DATA_DIR: made closed, closed when found open, and left alone when it is somebody else's.
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareDataDir } from './data-dir.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'baskettorget-folder-'));
});
afterEach(() => rm(folder, { recursive: true }));

const modeOf = async (place: string) => (await stat(place)).mode & 0o777;

test('makes the folder and those above it, open to nobody else', async () => {
  const dataDir = path.join(folder, 'srv', 'data');
  await prepareDataDir(dataDir);
  expect(await modeOf(dataDir)).toBe(0o700);
  expect(await readdir(dataDir)).toEqual(['secrets']);
});

test('closes a folder of its own that was open, and keeps what is in it', async () => {
  await mkdir(path.join(folder, 'secrets'));
  await mkdir(path.join(folder, 'pictures'));
  await chmod(folder, 0o755);
  await prepareDataDir(folder);
  expect(await modeOf(folder)).toBe(0o700);
  expect(await readdir(folder)).toEqual(['pictures', 'secrets']);
});

test('knows a folder of its own again, whatever it has put there', async () => {
  await prepareDataDir(folder);
  await mkdir(path.join(folder, 'uploads'));
  await expect(prepareDataDir(folder)).resolves.toBeUndefined();
});

test('takes a fresh disk, which holds lost+found', async () => {
  await mkdir(path.join(folder, 'lost+found'));
  await expect(prepareDataDir(folder)).resolves.toBeUndefined();
});

test('refuses a folder with other files, and does not close it', async () => {
  await writeFile(path.join(folder, 'passwd'), '');
  await chmod(folder, 0o755);
  await expect(prepareDataDir(folder)).rejects.toThrow(
    `The folder DATA_DIR (${folder}) holds other files: choose an empty one.`,
  );
  expect(await modeOf(folder)).toBe(0o755);
});

test.each(['file', 'file/data'])('refuses %s where a file stands in the way', async (name) => {
  await writeFile(path.join(folder, 'file'), '');
  const dataDir = path.join(folder, name);
  await expect(prepareDataDir(dataDir)).rejects.toThrow(`DATA_DIR (${dataDir}) is not a folder.`);
});

test('refuses a folder that cannot be written', async () => {
  // /sys refuses root as well.
  const who = os.userInfo().username;
  await expect(prepareDataDir('/sys/baskettorget')).rejects.toThrow(
    `The folder DATA_DIR (/sys/baskettorget) cannot be written by ${who}.`,
  );
});
