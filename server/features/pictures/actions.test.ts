import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import { openPictureMaker, type PictureMaker } from '../../core/pictures/pictures.ts';
import { html, makeJpeg } from '../../testing/samples/photos.ts';
import { openPictureSite, type PictureSite } from '../../testing/outside/picture-site.ts';
import { startS3, type TestS3 } from '../../testing/outside/s3.ts';
import { attachPictures, removePictureFiles, uploadPicture } from './actions.ts';

let s3: TestS3;
let site: PictureSite;
let maker: PictureMaker;
let anna: string;
let photo: Buffer;
beforeAll(async () => {
  s3 = await startS3();
  site = await openPictureSite(s3.settings);
  maker = openPictureMaker();
  [anna, photo] = await Promise.all([site.person(), makeJpeg({ width: 200, height: 150 })]);
});
afterAll(async () => {
  maker.close();
  await site.close();
  await s3.close();
});

describe('an upload', () => {
  test('stores three files and a row with their size', async () => {
    const { id } = await upload();
    const files = (await site.files()).filter((key) => key.includes(id));
    expect(files).toEqual(
      [400, 640, 1280].map((width) => `ads/${id.slice(0, 2)}/${id}-${width}.webp`).sort(),
    );
    const row = (await rows()).find((each) => each.id === id);
    expect(row).toMatchObject({ user_id: anna, ad_id: null, width: 200, height: 150 });
    expect(row?.bytes).toBeGreaterThan(300);
  });

  test('stores nothing of a file that is not a picture', async () => {
    await expectNothingStored(() => upload({ source: html }), { problem: 'not-a-picture' });
    expect(await rows()).toHaveLength(1);
  });

  test('stores nothing when the storage fails at the last file', async () => {
    s3.cutWhen(({ method, url }) => method === 'PUT' && url?.includes('-1280.webp') === true);
    await expectNothingStored(() => upload(), { code: 'E_CANNOT_WRITE_FILE' });
    s3.cutWhen(null);
    expect(await rows()).toHaveLength(1);
  });

  test('stores nothing when the database refuses the row', async () => {
    await expectNothingStored(() => upload({ userId: randomUUID() }), { code: '23503' });
    expect(await rows()).toHaveLength(1);
  });

  test('stores nothing when the client has closed the connection', async () => {
    await expectNothingStored(() => upload({ signal: AbortSignal.abort() }), { name: 'AbortError' });
    const controller = new AbortController();
    // The connection closes while the files are being written.
    s3.cutWhen(({ method }) => {
      if (method === 'PUT') controller.abort();
      return false;
    });
    await expectNothingStored(() => upload({ signal: controller.signal }), { name: 'AbortError' });
    s3.cutWhen(null);
    expect(await rows()).toHaveLength(1);
  });
});

describe('an ad', () => {
  test('shows its pictures in the given order', async () => {
    const [adId, [a = '', b = '', c = '']] = await Promise.all([site.ad(anna), uploadMany(3)]);
    expect(await attach(adId, [b, c, a])).toEqual([]);
    expect(await shown(adId)).toEqual([b, c, a]);
    expect(await attach(adId, [a, b, c])).toEqual([]);
    expect(await shown(adId)).toEqual([a, b, c]);
  });

  test('detaches the pictures that are left out, and their files are deleted after the commit', async () => {
    const [adId, [a = '', b = '', c = '']] = await Promise.all([site.ad(anna), uploadMany(3)]);
    await attach(adId, [a, b]);
    const dropped = await attach(adId, [c, b]);
    expect(dropped).toEqual([a]);
    expect(await shown(adId)).toEqual([c, b]);
    await removePictureFiles(site.services, dropped);
    expect((await site.files()).filter((key) => key.includes(a))).toEqual([]);
  });

  test.each([
    ['another user’s', async () => (await upload({ userId: await site.person() })).id],
    ['unknown', async () => randomUUID()],
    [
      'on another ad',
      async () => {
        const { id } = await upload();
        await attach(await site.ad(anna), [id]);
        return id;
      },
    ],
  ])('accepts no picture that is %s, and stays as it was', async (_name, make) => {
    const [adId, [own = '', spare = '']] = await Promise.all([site.ad(anna), uploadMany(2)]);
    await attach(adId, [own]);
    const foreign = await make();
    await expect(attach(adId, [spare, foreign])).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      data: { fields: { pictureIds: 'En av bilderna finns inte längre. Ladda upp den igen.' } },
    });
    expect(await shown(adId)).toEqual([own]);
  });

  test('accepts no picture twice', async () => {
    const [adId, [a = '']] = await Promise.all([site.ad(anna), uploadMany(1)]);
    await expect(attach(adId, [a, a])).rejects.toMatchObject({ code: 'UNPROCESSABLE_CONTENT' });
    expect(await shown(adId)).toEqual([]);
  });
});

function upload(
  options: { userId?: string; source?: Buffer; signal?: AbortSignal } = {},
): Promise<AdPicture> {
  return uploadPicture({ ...site.services, maker }, { userId: anna, source: photo, ...options });
}

async function uploadMany(count: number): Promise<string[]> {
  return (await Promise.all(Array.from({ length: count }, () => upload()))).map(({ id }) => id);
}

async function expectNothingStored(attempt: () => Promise<unknown>, reason: object): Promise<void> {
  const before = [await site.files(), await rows()];
  await expect(attempt()).rejects.toMatchObject(reason);
  expect([await site.files(), await rows()]).toEqual(before);
}

function attach(adId: string, pictureIds: string[]): Promise<string[]> {
  return site.services.database.kysely
    .transaction()
    .execute((tx) => attachPictures(tx, { adId, userId: anna, pictureIds }));
}

function rows() {
  return site.services.database.kysely.selectFrom('ad_pictures').selectAll().execute();
}

async function shown(adId: string): Promise<string[]> {
  const all = await rows();
  const own = all.filter((row) => row.ad_id === adId).sort((a, b) => a.position - b.position);
  return own.map(({ id }) => id);
}
