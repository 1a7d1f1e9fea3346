import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeJpeg } from '../../testing/samples/photos.ts';
import { openPictureSite, type PictureSite } from '../../testing/outside/picture-site.ts';
import { startS3, type TestS3 } from '../../testing/outside/s3.ts';
import { attachPictures } from './actions.ts';
import { readDatabaseId } from './queries.ts';
import { purgePictures } from './purge.ts';
import { waitFor } from '../../testing/wait-for.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

let s3: TestS3;
let site: PictureSite;
let anna: string;
let photo: Buffer;
beforeEach(async () => {
  s3 = await startS3();
  site = await openPictureSite(s3.settings);
  [anna, photo] = await Promise.all([site.person(), makeJpeg({ width: 200, height: 150 })]);
});
afterEach(async () => {
  s3.cutWhen(null);
  await site.close();
  await s3.close();
});

test('deletes pictures unattached for a week, and leaves drafts and ads alone', async () => {
  const [shown, draft, unattached] = [await upload(), await upload(), await upload()];
  await attachPictures(site.services.database.kysely, {
    adId: await site.ad(anna),
    userId: anna,
    pictureIds: [shown],
  });
  await backdate([shown, unattached], WEEK + 60_000);
  await backdate([draft], WEEK - 60_000);
  expect(await purgePictures(site.services)).toEqual({ pictures: 1, files: 0 });
  expect(await storedPictures()).toEqual([draft, shown].sort());
  expect(await site.files()).toHaveLength(6);
});

test('deletes files without a row, and no others', async () => {
  const id = await upload();
  const { storage } = site.services;
  const orphan = randomUUID();
  const orphans = [400, 640].map((width) => `ads/${orphan.slice(0, 2)}/${orphan}-${width}.webp`);
  const unfinished = `ads/${id.slice(0, 2)}/${id}-400.webp.0a1b2c.part`;
  const otherFiles = ['ads/00/README.txt', 'logos/00/club.webp'];
  for (const key of [...orphans, unfinished, ...otherFiles]) await storage.put(key, photo, 'image/webp');

  // Files written a moment ago are left alone, since their row may not be inserted yet.
  expect(await purgePictures(site.services)).toEqual({ pictures: 0, files: 0 });
  expect(await purgePictures(site.services, { draftMs: WEEK, fileMs: -1000 })).toEqual({
    pictures: 0,
    files: 3,
  });
  expect((await site.files()).filter((key) => key.includes(id))).toHaveLength(3);
  expect(await Promise.all(otherFiles.map((key) => storage.exists(key)))).toEqual([true, true]);
});

test('deletes no file when the database has no picture at all', async () => {
  const id = await upload();
  await site.services.database.kysely.deleteFrom('ad_pictures').execute();
  expect(await purgePictures(site.services, { draftMs: WEEK, fileMs: -1000 })).toEqual({
    pictures: 0,
    files: 0,
  });
  expect((await site.files()).filter((key) => key.includes(id))).toHaveLength(3);
});

test('deletes nothing when the files belong to another database', async () => {
  const { storage } = site.services;
  const id = await upload();
  const orphan = randomUUID();
  const orphanKey = `ads/${orphan.slice(0, 2)}/${orphan}-400.webp`;
  await storage.put(orphanKey, photo, 'image/webp');
  await storage.put('database-id', Buffer.from('another-database'), 'text/plain');
  await backdate([id], WEEK + 60_000);
  expect(await purgePictures(site.services, { draftMs: WEEK, fileMs: -1000 })).toEqual({
    pictures: 0,
    files: 0,
  });
  expect(await site.files()).toHaveLength(4);

  await storage.remove(['database-id']);
  expect(await purgePictures(site.services, { draftMs: -1000, fileMs: -1000 })).toEqual({
    pictures: 1,
    files: 1,
  });
});

test('recognises a restored database as another one', async () => {
  const { kysely } = site.services.database;
  await upload();
  await purgePictures(site.services);
  const owner = await site.services.storage.open('database-id');
  const before = owner && (await buffer(owner.stream)).toString();
  expect(await readDatabaseId(kysely)).toBe(before);
  const restored = await kysely.transaction().execute(async (tx) => {
    await sql`set local baskettorget.restored_at = '2026-11-20T10:00:00.000Z'`.execute(tx);
    return readDatabaseId(tx);
  });
  expect(restored).not.toBe(before);
});

test('leaves an upload alone whose row is being inserted', async () => {
  const { kysely } = site.services.database;
  await upload();
  const bo = await site.person();
  const release = Promise.withResolvers<void>();
  // A lock on the user's row delays inserts of their pictures.
  const locking = kysely.transaction().execute(async (tx) => {
    await sql`select from profiles where id = ${bo} for update`.execute(tx);
    await release.promise;
  });
  const sending = site.send(photo, bo);
  await waitFor(async () => expect(await site.files()).toHaveLength(6));
  expect(await purgePictures(site.services)).toEqual({ pictures: 0, files: 0 });
  release.resolve();
  await locking;
  expect((await sending).status).toBe(201);
  expect(await site.files()).toHaveLength(6);
});

test('leaves nothing of a hundred uploads that failed in every way', { timeout: 90_000 }, async () => {
  const good = await upload();
  await attachPictures(site.services.database.kysely, {
    adId: await site.ad(anna),
    userId: anna,
    pictureIds: [good],
  });
  // Every other picture fails at one file, and for some of those the deletion of the other files fails too.
  s3.cutWhen(({ method, url = '' }) => {
    const [, first = '0', width] = /\/([0-9a-f])[^/]*-(\d+)\.webp/.exec(url) ?? [];
    const digit = Number.parseInt(first, 16);
    if (method === 'PUT') return digit < 8 && width === ['400', '640', '1280'][digit % 3];
    return method === 'DELETE' && digit < 4;
  });
  const people = await Promise.all(Array.from({ length: 20 }, () => site.person()));
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, async (_, n) => {
      const person = people[n % people.length] ?? anna;
      if (n % 4 === 0) return site.send(photo, person).then(({ status }) => status);
      if (n % 4 === 1) return site.send(photo, randomUUID()).then(({ status }) => status);
      // Closes the connection in the middle of the file, or before the answer to a complete form.
      return sendAndHangUp(person, n % 4 === 2 ? n / 100 : 1);
    }),
  );
  expect(outcomes.filter((outcome) => outcome === 500).length).toBeGreaterThan(25);
  await waitFor(async () => expect(await site.countUnfinished()).toBe(0));

  s3.cutWhen(null);
  const purged = await purgePictures(site.services, { draftMs: WEEK, fileMs: -1000 });
  expect(purged.files).toBeGreaterThan(0);
  const pictures = await storedPictures();
  expect(await site.files()).toEqual(pictures.flatMap(filesOf).sort());
  expect(pictures.length).toBeGreaterThanOrEqual(1 + outcomes.filter((outcome) => outcome === 201).length);

  await purgePictures(site.services, { draftMs: -1000, fileMs: -1000 });
  expect(await storedPictures()).toEqual([good]);
  expect(await site.files()).toEqual(filesOf(good));
});

async function upload(): Promise<string> {
  const { id } = (await (await site.send(photo, anna)).json()) as { id: string };
  return id;
}

async function storedPictures(): Promise<string[]> {
  const rows = await site.services.database.kysely.selectFrom('ad_pictures').select('id').execute();
  return rows.map(({ id }) => id).sort();
}

async function backdate(ids: string[], ms: number): Promise<void> {
  await site.services.database.kysely
    .updateTable('ad_pictures')
    .set({ created_at: new Date(Date.now() - ms) })
    .where('id', 'in', ids)
    .execute();
}

function filesOf(id: string): string[] {
  return ['1280', '400', '640'].map((width) => `ads/${id.slice(0, 2)}/${id}-${width}.webp`);
}

/** Sends this part of a form, and closes the connection without waiting for an answer. */
async function sendAndHangUp(person: string, part: number): Promise<'hung up'> {
  const form = Buffer.concat([
    Buffer.from('--end\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'),
    photo,
    Buffer.from('\r\n--end--\r\n'),
  ]);
  const headers = {
    'content-type': 'multipart/form-data; boundary=end',
    'content-length': form.length,
    'x-person': person,
  };
  const sending = request(`${site.url}/api/pictures`, { method: 'POST', headers });
  sending.on('error', () => sending.destroy());
  await new Promise((sent) => {
    sending.write(form.subarray(0, Math.floor(form.length * part)), sent);
  });
  sending.destroy();
  return 'hung up';
}
