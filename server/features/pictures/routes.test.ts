import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { MAX_WAITING_PICTURES } from '#shared/features/pictures/rules.ts';
import { makeHeic } from '../../testing/samples/heic-photo.ts';
import { html, makeAnimation, makeJpeg, makePngBomb, svg } from '../../testing/samples/photos.ts';
import { openPictureSite, type PictureSite } from '../../testing/outside/picture-site.ts';
import { startS3, type TestS3 } from '../../testing/outside/s3.ts';
import { attachPictures } from './actions.ts';

test('an unreadable picture is refused with a specific message', async () => {
  const s3 = await startS3();
  const site = await openPictureSite(s3.settings);
  try {
    const anna = await site.person();
    const { id } = (await (await site.send(await makeJpeg(), anna)).json()) as { id: string };
    s3.cutWhen(() => true);
    const read = await fetch(`${site.url}/pictures/${id}/400.webp`);
    expect([read.status, await read.json()]).toMatchObject([
      500,
      { code: 'INTERNAL_SERVER_ERROR', message: 'Kunde inte hämta bilden. Försök igen.' },
    ]);
  } finally {
    await site.close();
    await s3.close();
  }
});

describe.each(['folder', 'bucket'] as const)('with a %s', (kind) => {
  let site: PictureSite;
  let s3: TestS3 | undefined;
  let anna: string;
  let bo: string;
  let photo: Buffer;
  beforeAll(async () => {
    s3 = kind === 'bucket' ? await startS3() : undefined;
    site = await openPictureSite(s3?.settings);
    [anna, bo, photo] = await Promise.all([site.person(), site.person(), makeJpeg({ orientation: 6 })]);
  });
  afterAll(async () => {
    await site.close();
    await s3?.close();
  });

  const upload = async (file = photo) => (await (await site.send(file, anna)).json()) as { id: string };
  const get = (path: string, init?: RequestInit) => fetch(`${site.url}${path}`, init);
  const remove = (id: string, as?: string) =>
    get(`/api/pictures/${id}`, { method: 'DELETE', headers: as ? { 'x-person': as } : {} });

  test('accepts a photograph and returns what a page needs to show it', async () => {
    const answer = await site.send(photo, anna);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      width: 800,
      height: 600,
      preview: expect.stringMatching(/^data:image\/webp;base64,/),
    });
  });

  test('makes the image beside links from the whole picture, once', async () => {
    const tall = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#f00' } })
      .jpeg()
      .toBuffer();
    const { id } = await upload(tall);
    const answer = await get(`/pictures/${id}/preview.jpg`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const image = await answer.bytes();
    expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    // The preview shows the picture in the middle, 315 pixels wide, with a darkened background on both sides.
    const { data } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
    const redAt = (x: number) => data[3 * (300 * 1200 + x)] ?? 0;
    expect([redAt(600) > 240, redAt(450) > 240, redAt(100) < 220]).toEqual([true, true, true]);
    const stored = `ads/${id.slice(0, 2)}/${id}-preview.jpg`;
    expect((await site.files()).includes(stored)).toBe(true);
    const marked = Buffer.from('stored');
    await site.services.storage.put(stored, marked, 'image/jpeg');
    expect(await (await get(`/pictures/${id}/preview.jpg`)).text()).toBe('stored');
    expect((await remove(id, anna)).status).toBe(200);
    expect((await site.files()).filter((key) => key.includes(id))).toEqual([]);
    expect((await get(`/pictures/${id}/preview.jpg`)).status).toBe(404);
  });

  test('accepts the formats of an iPhone', async () => {
    const { id } = await upload(await makeHeic({ turns: 3, hasMetadata: true, hasProfile: true }));
    const picture = await get(`/pictures/${id}/1280.webp`);
    expect(await sharp(await picture.bytes()).metadata()).toMatchObject({
      format: 'webp',
      width: 750,
      height: 1000,
    });
  });

  test.each([400, 640, 1280])('serves the picture %i pixels wide as immutable', async (width) => {
    const { id } = await upload();
    const answer = await get(`/pictures/${id}/${width}.webp`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${id}-${width}"`,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    const bytes = await answer.bytes();
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: Math.min(width, 800) });
  });

  test('answers HEAD with the same headers and no body', async () => {
    const { id } = await upload();
    const [head, whole] = await Promise.all(
      ['HEAD', 'GET'].map((method) => get(`/pictures/${id}/400.webp`, { method })),
    );
    expect(head?.status).toBe(200);
    expect(head?.headers.get('content-type')).toBe('image/webp');
    expect(head?.headers.get('content-length')).toBe(whole?.headers.get('content-length'));
    expect(await head?.text()).toBe('');
    await whole?.bytes();
  });

  test('answers 304 to a matching ETag', async () => {
    const { id } = await upload();
    const answer = await get(`/pictures/${id}/400.webp`, { headers: { 'if-none-match': `"${id}-400"` } });
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe('');
  });

  test.each([
    `/pictures/${randomUUID()}/400.webp`,
    `/pictures/${randomUUID()}/500.webp`,
    `/pictures/${randomUUID()}/400.jpg`,
    '/pictures/..%2f..%2fsecret/400.webp',
    '/pictures/not-an-id/400.webp',
  ])('has nothing at %s, and the 404 is not cached', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND', message: 'Det du söker finns inte.' });
  });

  test('deletes one of the user’s own pictures', async () => {
    const { id } = await upload();
    const answer = await remove(id, anna);
    expect([answer.status, await answer.json()]).toEqual([200, { id }]);
    expect((await get(`/pictures/${id}/400.webp`)).status).toBe(404);
    expect((await remove(id, anna)).status).toBe(404);
    expect((await site.files()).filter((key) => key.includes(id))).toEqual([]);
  });

  test('refuses to delete another user’s picture, and one that is on an ad', async () => {
    const { id } = await upload();
    expect((await remove(id)).status).toBe(401);
    expect((await remove(id, bo)).status).toBe(404);
    const adId = await site.ad(anna);
    await attachPictures(site.services.database.kysely, { adId, userId: anna, pictureIds: [id] });
    expect((await remove(id, anna)).status).toBe(404);
    expect((await remove('not-an-id', anna)).status).toBe(404);
    expect((await get(`/pictures/${id}/400.webp`)).status).toBe(200);
  });
});

describe('refuses', () => {
  let site: PictureSite;
  let anna: string;
  beforeAll(async () => {
    site = await openPictureSite();
    anna = await site.person();
  });
  afterAll(() => site.close());

  test.each([
    ['skor.svg', () => svg, 415, 'not-a-picture', 'Kunde inte ladda upp skor.svg'],
    ['semester.jpg', () => html, 415, 'not-a-picture', 'Kunde inte ladda upp semester.jpg'],
    ['dunk.gif', () => makeAnimation('gif'), 415, 'not-a-picture', 'Kunde inte ladda upp dunk.gif'],
    ['dunk.webp', () => makeAnimation('webp'), 422, 'animated', 'Kunde inte ladda upp dunk.webp'],
    [
      'bomb.png',
      () => makePngBomb(9000),
      422,
      'too-many-pixels',
      'Bild bomb.png är för stor. Max 50 megapixel per bild.',
    ],
    [
      'halv.jpg',
      async () => (await makeJpeg()).subarray(0, 3000),
      422,
      'broken',
      'Kunde inte ladda upp halv.jpg',
    ],
    [
      'stor.jpg',
      () => Buffer.alloc(10 * 1024 * 1024 + 1, 0xff),
      413,
      'too-big',
      'Bild stor.jpg är för stor. Max 10MB per bild.',
    ],
    [
      'jätte.jpg',
      () => Buffer.alloc(12 * 1024 * 1024),
      413,
      'too-big',
      'Bild jätte.jpg är för stor. Max 10MB per bild.',
    ],
  ] as const)('%s', async (name, make, status, reason, message) => {
    const answer = await site.send(Buffer.from(await make()), anna, name);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({
      defined: true,
      code: expect.stringMatching(/^[A-Z_]+$/),
      status,
      message,
      data: { reason, explanation: expect.stringMatching(/\.$/) },
    });
    expect(await site.files()).toEqual([]);
    expect(await site.countUnfinished()).toBe(0);
  });

  test('a visitor, before the file is read', async () => {
    const answer = await site.send(await makeJpeg(), null);
    expect([answer.status, await answer.json()]).toEqual([
      401,
      expect.objectContaining({
        code: 'UNAUTHORIZED',
        message: 'Du måste vara inloggad för att ladda upp bilder',
      }),
    ]);
  });

  test.each(['application/json', 'image/jpeg', 'multipart/form-data', 'text/plain'])(
    'a request without a file, of type %s',
    async (type) => {
      const answer = await fetch(`${site.url}/api/pictures`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': type, 'x-person': anna },
      });
      expect([answer.status, await answer.json()]).toEqual([
        422,
        expect.objectContaining({ data: expect.objectContaining({ reason: 'no-file' }) }),
      ]);
    },
  );

  test('a long file name with control characters, cleaned and shortened in the sentence', async () => {
    const answer = await site.send(html, anna, `\u202Egpj.${'x'.repeat(500)}`);
    const { message } = (await answer.json()) as { message: string };
    expect(message).toMatch(/^Kunde inte ladda upp gpj\.x{100,120}$/);
  });

  test('refuses an upload of more than ten megabytes without a Content-Length while it is received', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=xx', 'x-person': anna };
      const sending = request(`${site.url}/api/pictures`, { method: 'POST', headers }, (answer) => {
        answer.resume();
        sending.destroy();
        resolve(answer.statusCode);
      });
      sending.on('error', reject);
      sending.write('--xx\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n');
      // The form never ends, but the answer is sent.
      sending.write(Buffer.alloc(11 * 1024 * 1024));
    });
    expect(status).toBe(413);
  });

  test('an eleventh concurrent picture of one user', async () => {
    const photo = await makeJpeg({ width: 2000, height: 1500 });
    const answers = await Promise.all(Array.from({ length: 14 }, () => site.send(photo, anna)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(10);
    expect(new Set(statuses)).toEqual(new Set([201, 429]));
    const late = answers.find(({ status }) => status === 429);
    expect(await late?.json()).toMatchObject({ data: { reason: 'too-many-at-once' } });
    expect(late?.headers.get('retry-after')).toBe('5');
  });

  test('one unattached picture more than are allowed', async () => {
    const carl = await site.person();
    await site.services.database.kysely
      .insertInto('ad_pictures')
      .values(
        Array.from({ length: MAX_WAITING_PICTURES }, () => ({
          id: randomUUID(),
          user_id: carl,
          width: 1,
          height: 1,
          preview: '',
          bytes: 1,
        })),
      )
      .execute();
    const answer = await site.send(await makeJpeg(), carl);
    expect([answer.status, await answer.json()]).toEqual([
      409,
      expect.objectContaining({ data: expect.objectContaining({ reason: 'too-many-waiting' }) }),
    ]);
  });
});
