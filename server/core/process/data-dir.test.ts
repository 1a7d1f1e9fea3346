// DATA_DIR: created with mode 0700, restricted if open, and untouched if it holds other files.
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

test("creates the folder and its parents, accessible to the site's account only", async () => {
  const dataDir = path.join(folder, 'srv', 'data');
  await prepareDataDir(dataDir);
  expect(await modeOf(dataDir)).toBe(0o700);
  expect(await readdir(dataDir)).toEqual(['secrets']);
});

test('restricts the mode of its own folder and keeps the content', async () => {
  await mkdir(path.join(folder, 'secrets'));
  await mkdir(path.join(folder, 'pictures'));
  await chmod(folder, 0o755);
  await prepareDataDir(folder);
  expect(await modeOf(folder)).toBe(0o700);
  expect(await readdir(folder)).toEqual(['pictures', 'secrets']);
});

test('recognises its own folder, whatever it contains', async () => {
  await prepareDataDir(folder);
  await mkdir(path.join(folder, 'uploads'));
  await expect(prepareDataDir(folder)).resolves.toBeUndefined();
});

test('accepts a fresh disk, which contains lost+found', async () => {
  await mkdir(path.join(folder, 'lost+found'));
  await expect(prepareDataDir(folder)).resolves.toBeUndefined();
});

test('refuses a folder with other files and leaves its mode', async () => {
  await writeFile(path.join(folder, 'passwd'), '');
  await chmod(folder, 0o755);
  await expect(prepareDataDir(folder)).rejects.toThrow(
    `The folder DATA_DIR (${folder}) holds other files: choose an empty one.`,
  );
  expect(await modeOf(folder)).toBe(0o755);
});

test.each(['file', 'file/data'])('refuses %s if a path component is a file', async (name) => {
  await writeFile(path.join(folder, 'file'), '');
  const dataDir = path.join(folder, name);
  await expect(prepareDataDir(dataDir)).rejects.toThrow(`DATA_DIR (${dataDir}) is not a folder.`);
});

test('refuses a folder that is not writable', async () => {
  // /sys is not writable for root either.
  const who = os.userInfo().username;
  await expect(prepareDataDir('/sys/baskettorget')).rejects.toThrow(
    `The folder DATA_DIR (/sys/baskettorget) cannot be written by ${who}.`,
  );
});
