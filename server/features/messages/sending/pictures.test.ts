// Pictures in messages: visible to the two members of the thread only, at any address.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Conversation, Message } from '#shared/features/messages/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { makeJpeg } from '../../../testing/samples/photos.ts';
import { sendPicture } from '../../../testing/send-picture.ts';
import { purgePictures } from '../../pictures/purge.ts';

type Sent = { message: Message; threadId: string; data?: { fields?: Record<string, string> } };

let app: TestApp;
let photo: Buffer;
let ebba: Person;
let karl: Person;

beforeAll(async () => {
  app = await openTestApp();
  photo = await makeJpeg({ width: 300, height: 200 });
});
afterAll(() => app.close());
beforeEach(async () => {
  [ebba, karl] = [await app.person(), await app.person()];
});

const upload = (as: Person) => sendPicture(app, as, { purpose: 'message', photo });

const write = (as: Person, to: Person, body: object) =>
  app.call<Sent>('POST', '/api/messages', {
    as,
    body: { recipientId: to.id, subject: 'Hej', content: '', ...body },
  });

const reply = (as: Person, threadId: string, body: object) =>
  app.call<Sent>('POST', `/api/threads/${threadId}/messages`, { as, body: { content: '', ...body } });

const fetchPicture = (id: string, as?: Person, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'GET',
    url: `/api/message-pictures/${id}/400.webp`,
    headers: { ...(as && { cookie: as.cookie }), ...headers },
  });

const remove = async (id: string, as: Person) =>
  (await app.call('DELETE', `/api/pictures/${id}`, { as })).status;

async function filesOf(id: string): Promise<string[]> {
  const keys: string[] = [];
  for (const folder of ['ads', 'messages']) {
    for await (const { key } of app.services.storage.list(folder)) if (key.includes(id)) keys.push(key);
  }
  return keys.toSorted();
}

describe('a picture in a message', () => {
  it('is visible to the two members of the thread only', async () => {
    const id = await upload(ebba);
    const { status, body } = await write(ebba, karl, { content: 'Så här', pictureIds: [id] });
    expect(status).toBe(201);
    expect(body.message.pictures).toEqual([
      { id, width: 300, height: 200, preview: expect.stringMatching(/^data:image\/webp/) },
    ]);
    for (const as of [ebba, karl]) {
      const answer = await fetchPicture(id, as);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=31536000, immutable',
        vary: 'cookie',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
    expect((await fetchPicture(id)).statusCode).toBe(401);
    for (const as of [await app.person(), await app.person('admin'), await app.person('superadmin')]) {
      const answer = await fetchPicture(id, as);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
      // A conditional request does not confirm that the picture exists.
      expect((await fetchPicture(id, as, { 'if-none-match': `"${id}-400"` })).statusCode).toBe(404);
    }
    expect((await fetchPicture(id, karl, { 'if-none-match': `"${id}-400"` })).statusCode).toBe(304);
  });

  it.each([400, 640, 1280])('is not served at the public address with width %i', async (width) => {
    const id = await upload(ebba);
    await write(ebba, karl, { pictureIds: [id] });
    for (const as of [undefined, ebba, karl]) {
      const url = `/pictures/${id}/${width}.webp`;
      const answer = await app.inject({ method: 'GET', url, ...(as && { headers: { cookie: as.cookie } }) });
      expect(answer.statusCode).toBe(404);
    }
  });

  it('is visible to its uploader only before it is sent', async () => {
    const id = await upload(ebba);
    expect((await fetchPicture(id, ebba)).statusCode).toBe(200);
    expect((await fetchPicture(id, karl)).statusCode).toBe(404);
    expect(await filesOf(id)).toEqual(
      [1280, 400, 640].map((width) => `messages/${id.slice(0, 2)}/${id}-${width}.webp`),
    );
  });

  it('is listed in the thread in its order, also without text', async () => {
    const [one, two] = [await upload(ebba), await upload(ebba)];
    const { threadId } = (await write(ebba, karl, { content: 'Hej' })).body;
    const { status, body } = await reply(ebba, threadId, { pictureIds: [two, one] });
    expect([status, body.message.content]).toEqual([201, '']);
    const page = await app.call<{ messages: Message[] }>('GET', `/api/threads/${threadId}/messages`, {
      as: karl,
    });
    expect(page.body.messages.map(({ pictures }) => pictures.map(({ id }) => id))).toEqual([[], [two, one]]);
    const list = await app.call<{ conversations: Conversation[] }>('GET', '/api/me/conversations', {
      as: karl,
    });
    expect(list.body.conversations[0]?.lastMessage.content).toBe('');
  });

  it('is in one message, however often it is resent, and in no other', async () => {
    const [pictureId, id] = [await upload(ebba), randomUUID()];
    const send = () => write(ebba, karl, { id, pictureIds: [pictureId] });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.message.position)).size).toBe(1);
    expect((await send()).body.message.pictures).toHaveLength(1);
    expect((await write(ebba, karl, { pictureIds: [pictureId] })).status).toBe(422);
  });

  it('sent in two concurrent messages is in one of them', async () => {
    const id = await upload(ebba);
    const { threadId } = (await write(ebba, karl, { content: 'Hej' })).body;
    const answers = await Promise.all([1, 2].map(() => reply(ebba, threadId, { pictureIds: [id] })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    const { rows } = await app.services.database.pool.query('select from messages where thread_id = $1', [
      threadId,
    ]);
    expect(rows).toHaveLength(2);
  });

  it.each([
    ['uploaded for an ad', () => sendPicture(app, ebba, { photo })],
    ['another user’s', () => upload(karl)],
    ['unknown', async () => randomUUID()],
  ])('that is %s is refused, and nothing is sent', async (_name, make) => {
    const { status, body } = await write(ebba, karl, { content: 'Hej', pictureIds: [await make()] });
    expect(status).toBe(422);
    expect(body.data?.fields).toEqual({
      pictureIds: 'En av bilderna finns inte längre. Ladda upp den igen.',
    });
    const unread = await app.call('GET', '/api/me/unread-messages', { as: karl });
    expect(unread.body).toEqual({ unread: 0 });
  });

  it('cannot become an ad’s picture or a portrait', async () => {
    const id = await upload(ebba);
    const ad = { title: 'Boll', category: 'Basketboll', price: 100, pictureIds: [id] };
    expect((await app.call('POST', '/api/ads', { as: ebba, body: ad })).status).toBe(422);
    const profile = { phone: '', location: '', bio: '', portraitId: id };
    expect((await app.call('PATCH', '/api/me/profile', { as: ebba, body: profile })).status).toBe(422);
    expect((await fetchPicture(id, ebba)).statusCode).toBe(200);
  });

  it('is one of at most five, and can replace the text', async () => {
    const many = await Promise.all(Array.from({ length: 6 }, () => upload(ebba)));
    const tooMany = await write(ebba, karl, { pictureIds: many });
    expect(tooMany.status).toBe(422);
    expect(Object.values(tooMany.body.data?.fields ?? {})).toEqual(['Ett meddelande kan ha högst 5 bilder']);
    expect((await write(ebba, karl, { pictureIds: many.slice(0, 5) })).status).toBe(201);
    const empty = await write(ebba, karl, { pictureIds: [] });
    expect(empty.body.data?.fields).toEqual({ content: 'Fyll i både ämne och meddelande' });
  });

  it('can be deleted by its uploader until it is sent', async () => {
    const [waiting, sent] = [await upload(ebba), await upload(ebba)];
    await write(ebba, karl, { pictureIds: [sent] });
    expect(await remove(waiting, karl)).toBe(404);
    expect(await remove(waiting, ebba)).toBe(200);
    expect(await filesOf(waiting)).toEqual([]);
    expect(await remove(sent, ebba)).toBe(404);
  });

  it('is purged unless it was sent', async () => {
    const [waiting, sent] = [await upload(ebba), await upload(ebba)];
    await write(ebba, karl, { pictureIds: [sent] });
    await app.services.database.pool.query(
      "update ad_pictures set created_at = now() - interval '8 days' where id = any($1)",
      [[waiting, sent]],
    );
    const orphan = randomUUID();
    const key = `messages/${orphan.slice(0, 2)}/${orphan}-400.webp`;
    await app.services.storage.put(key, photo, 'image/webp');
    const week = 7 * 24 * 60 * 60 * 1000;
    expect(await purgePictures(app.services, { draftMs: week, fileMs: -1000 })).toEqual({
      pictures: 1,
      files: 1,
    });
    expect(await filesOf(waiting)).toEqual([]);
    expect(await filesOf(sent)).toHaveLength(3);
    expect((await fetchPicture(sent, karl)).statusCode).toBe(200);
  });

  it('is deleted when its sender is erased, and the text remains', async () => {
    const [ebbasPicture, karlsPicture] = [await upload(ebba), await upload(karl)];
    const { threadId } = (await write(ebba, karl, { content: 'Så här', pictureIds: [ebbasPicture] })).body;
    await reply(karl, threadId, { pictureIds: [karlsPicture] });
    const admin = await app.person('admin');
    expect((await app.call('DELETE', `/api/admin/users/${ebba.id}`, { as: admin })).status).toBe(200);
    expect(await filesOf(ebbasPicture)).toEqual([]);
    expect((await fetchPicture(ebbasPicture, karl)).statusCode).toBe(404);
    expect((await fetchPicture(karlsPicture, karl)).statusCode).toBe(200);
    const page = await app.call<{ messages: Message[] }>('GET', `/api/threads/${threadId}/messages`, {
      as: karl,
    });
    expect(page.body.messages).toMatchObject([
      { content: 'Så här', pictures: [] },
      { content: '', pictures: [{ id: karlsPicture }] },
    ]);
    await app.call('DELETE', `/api/admin/users/${karl.id}`, { as: admin });
    expect(await filesOf(karlsPicture)).toEqual([]);
  });
});
