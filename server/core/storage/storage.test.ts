import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3, type TestS3 } from '../../testing/outside/s3.ts';
import { type ListedFile, openStorage, type Storage } from './storage.ts';

let dataDir: string;
let s3: TestS3;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'baskettorget-test-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  await rm(dataDir, { recursive: true });
});

describe.each(['folder', 'bucket'] as const)('a %s', (kind) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openStorage({ dataDir, s3: kind === 'bucket' ? s3.settings : undefined });
  });

  test('returns what was written', async () => {
    await storage.put('ads/0a/one-320.webp', Buffer.from('en bild'), 'image/webp');
    expect(await read(storage, 'ads/0a/one-320.webp')).toBe('en bild');
    expect(await storage.exists('ads/0a/one-320.webp')).toBe(true);
  });

  test('writes a local file', async () => {
    const file = path.join(dataDir, 'made-here.zip');
    await writeFile(file, Buffer.alloc(400_000, 7));
    await storage.putFile('exports/0a/made.zip', file, 'application/zip');
    const opened = await storage.open('exports/0a/made.zip');
    expect(opened && (await buffer(opened.stream)).equals(Buffer.alloc(400_000, 7))).toBe(true);
    await expect(storage.putFile('exports/0a/none.zip', `${file}.not`, 'application/zip')).rejects.toThrow(
      'ENOENT',
    );
    expect(await collect(storage.list('exports'))).toHaveLength(1);
  });

  test('returns the size of a file before it is read', async () => {
    await storage.put('ads/0a/long.webp', Buffer.alloc(300_000, 1), 'image/webp');
    const file = await storage.open('ads/0a/long.webp');
    expect(file?.size).toBe(300_000);
    expect(file && (await buffer(file.stream)).length).toBe(300_000);
  });

  test('returns the newer of two files with the same key', async () => {
    await storage.put('ads/0a/twice.webp', Buffer.from('first, and longer'), 'image/webp');
    await storage.put('ads/0a/twice.webp', Buffer.from('second'), 'image/webp');
    expect(await read(storage, 'ads/0a/twice.webp')).toBe('second');
  });

  test('returns null for a missing file', async () => {
    expect(await storage.open('ads/0b/none.webp')).toBeNull();
    expect(await storage.open('ads')).toBeNull();
    expect(await storage.exists('ads/0b/none.webp')).toBe(false);
  });

  test('lists a folder with the time of each file, without other folders', async () => {
    const before = Date.now() - 2000;
    for (const name of ['a', 'b', 'c'])
      await storage.put(`ads/0c/${name}.webp`, Buffer.from(name), 'image/webp');
    await storage.put('ads/0d/d.webp', Buffer.from('d'), 'image/webp');
    const files = await collect(storage.list('ads/0c'));
    expect(files.map(({ key }) => key).sort()).toEqual(['ads/0c/a.webp', 'ads/0c/b.webp', 'ads/0c/c.webp']);
    expect((await files[0]?.writtenAt())?.getTime()).toBeGreaterThan(before);
    const all = (await collect(storage.list('ads'))).map(({ key }) => key);
    expect(all).toEqual(expect.arrayContaining(['ads/0c/a.webp', 'ads/0d/d.webp']));
    expect(await collect(storage.list('ads/ff'))).toEqual([]);
  });

  test('deletes several files, some of them missing', async () => {
    await storage.put('ads/0e/a.webp', Buffer.from('a'), 'image/webp');
    await storage.put('ads/0e/b.webp', Buffer.from('b'), 'image/webp');
    await storage.remove(['ads/0e/a.webp', 'ads/0e/never.webp', 'ads/0e/b.webp']);
    expect(await collect(storage.list('ads/0e'))).toEqual([]);
  });

  test.each([
    '../outside.webp',
    'ads/../../outside.webp',
    'ads/%2e%2e/outside.webp',
    'ads\\..\\..\\outside.webp',
  ])('writes nothing outside its folder: %s', async (key) => {
    await expect(storage.put(key, Buffer.from('x'), 'image/webp')).rejects.toMatchObject({
      code: expect.stringMatching(/^E_(PATH_TRAVERSAL_DETECTED|UNALLOWED_CHARACTERS)$/),
    });
    expect(await readdir(path.join(dataDir, '..'))).not.toContain('outside.webp');
  });

  test('is ready', async () => {
    expect(await storage.isReady()).toBe(true);
  });
});

test('a bucket lists more than one page', async () => {
  const storage = await openStorage({ dataDir, s3: s3.settings });
  const keys = Array.from({ length: 1_100 }, (_, n) => `many/${n}.webp`);
  for (let at = 0; at < keys.length; at += 100) {
    await Promise.all(
      keys.slice(at, at + 100).map((key) => storage.put(key, Buffer.from('x'), 'image/webp')),
    );
  }
  expect(await collect(storage.list('many'))).toHaveLength(1_100);
});

test('an unreachable bucket is not ready, and fails instead of blocking', async () => {
  const storage = await openStorage({ dataDir, s3: s3.settings });
  s3.cutWhen(() => true);
  expect(await storage.isReady()).toBe(false);
  await expect(storage.put('ads/0a/x.webp', Buffer.from('x'), 'image/webp')).rejects.toMatchObject({
    code: 'E_CANNOT_WRITE_FILE',
  });
  s3.cutWhen(null);
  expect(await storage.isReady()).toBe(true);
});

test('a folder that is not writable is not ready', async () => {
  const blocked = await mkdtemp(path.join(tmpdir(), 'baskettorget-test-'));
  await writeFile(path.join(blocked, 'pictures'), 'a file where the folder should be');
  const storage = await openStorage({ dataDir: blocked });
  expect(await storage.isReady()).toBe(false);
  await rm(blocked, { recursive: true });
});

test('a failed write leaves no partial file in the folder', async () => {
  const storage = await openStorage({ dataDir });
  // A folder in place of the file: the bytes can be written, but the file cannot be renamed.
  await mkdir(path.join(dataDir, 'pictures/ads/0f/taken.webp/inside'), { recursive: true });
  await expect(storage.put('ads/0f/taken.webp', Buffer.from('x'), 'image/webp')).rejects.toMatchObject({
    code: 'E_CANNOT_WRITE_FILE',
  });
  expect(await readdir(path.join(dataDir, 'pictures/ads/0f'))).toEqual(['taken.webp']);
});

async function read(storage: Storage, key: string): Promise<string | undefined> {
  const file = await storage.open(key);
  return file?.stream && (await buffer(file.stream)).toString();
}

async function collect(files: AsyncIterable<ListedFile>): Promise<ListedFile[]> {
  const all: ListedFile[] = [];
  for await (const file of files) all.push(file);
  return all;
}
