// Pictures of messages to the operator: who may send and see them, and their deletion together with the message.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RefusalData } from '#shared/errors.ts';
import { signInFirst } from '#shared/features/ads/texts.ts';
import { contactTexts } from '#shared/features/contact/texts.ts';
import type { ContactConversation, StaffContactMessage } from '#shared/features/contact/schemas.ts';
import { messagePictureUrl, pictureUrl } from '#shared/features/pictures/urls.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { solveHumanCheck } from '../../testing/samples/new-account.ts';
import { sendPicture } from '../../testing/send-picture.ts';
import { removePictureFiles } from '../pictures/actions.ts';
import { pictureKey, PRIVATE_FOLDER } from '../pictures/keys.ts';
import { purgePictures } from '../pictures/purge.ts';
import { messageKey } from './message-key.ts';
import { contactPersonalData } from './personal-data-queries.ts';
import { deleteOldMessages } from './queries.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
});
afterAll(() => app.close());

interface Sent {
  id: string;
  message: string;
  data?: RefusalData;
}

async function send(pictureIds: string[], as?: Person) {
  await app.services.database.pool.query('delete from limits');
  const { body: proof } = await app.call<{ token: string }>('GET', '/api/security/token', {
    ...(as && { as }),
  });
  return app.call<Sent>('POST', '/api/contact-messages', {
    body: {
      id: randomUUID(),
      form: 'support',
      name: 'Vera Ek',
      email: 'vera.ek@exempel.se',
      subject: 'Så här ser det ut',
      message: 'Knappen syns inte.',
      csrfToken: proof.token,
      humanCheckId: as ? undefined : await solveHumanCheck(app),
      pictureIds,
    },
    ...(as && { as }),
  });
}

async function sendWithPicture() {
  const sender = await app.person();
  const picture = await sendPicture(app, sender, { purpose: 'message' });
  const { body } = await send([picture], sender);
  return { sender, picture, id: body.id };
}

const statusOf = async (url: string, as?: Person) =>
  (await app.inject({ url, ...(as && { headers: { cookie: as.cookie } }) })).statusCode;
const fileOf = (picture: string) => app.services.storage.open(pictureKey(picture, 400, PRIVATE_FOLDER));

test('only staff and the sender’s account see the pictures of a message', async () => {
  const { sender, picture, id } = await sendWithPicture();
  const url = messagePictureUrl(picture, 400);
  expect(await statusOf(url, sender)).toBe(200);
  expect(await statusOf(url, admin)).toBe(200);
  expect(await statusOf(url, await app.person())).toBe(404);
  expect(await statusOf(url)).toBe(401);
  expect(await statusOf(`/api/text-pictures/${picture}/400.webp`, sender)).toBe(404);
  expect(await statusOf(pictureUrl(picture, 400), admin)).toBe(404);

  const { body: list } = await app.call<{ messages: StaffContactMessage[] }>(
    'GET',
    `/api/admin/contact-messages?search=${id}`,
    { as: admin },
  );
  expect(list.messages[0]?.pictures).toMatchObject([{ id: picture }]);
  const own = await app.call<ContactConversation>('GET', `/api/contact-messages/${id}`, { as: sender });
  expect(own.body).toMatchObject({ pictures: [{ id: picture }], pictureCount: 1 });
});

test('the link in a mail shows only the number of pictures', async () => {
  const { id } = await sendWithPicture();
  const key = messageKey(app.services.auth.secret, id);
  const { body } = await app.call<ContactConversation>('GET', `/api/contact-messages/${id}?key=${key}`);
  expect(body).toMatchObject({ pictures: [], pictureCount: 1 });
});

test('refuses pictures from a visitor', async () => {
  const { sender } = await sendWithPicture();
  const picture = await sendPicture(app, sender, { purpose: 'message' });
  expect(await send([picture])).toMatchObject({ status: 401, body: { message: signInFirst.uploadPictures } });
});

test('refuses pictures of other users, of ads and of other messages, and a fourth one', async () => {
  const { sender, picture } = await sendWithPicture();
  const ofAd = await sendPicture(app, sender);
  const other = await sendPicture(app, await app.person(), { purpose: 'message' });
  for (const refused of [picture, ofAd, other]) {
    const { status, body } = await send([refused], sender);
    expect([status, body.data?.fields?.['pictureIds']]).toEqual([
      422,
      'En av bilderna finns inte längre. Ladda upp den igen.',
    ]);
  }
  const four = await Promise.all([1, 2, 3, 4].map(() => sendPicture(app, sender, { purpose: 'message' })));
  const { status, body } = await send(four, sender);
  expect([status, body.data?.fields?.['pictureIds']]).toEqual([422, contactTexts.tooManyPictures]);
});

test('purges pictures that were not sent, and none that were', async () => {
  const { sender, picture } = await sendWithPicture();
  const unsent = await sendPicture(app, sender, { purpose: 'message' });
  await purgePictures(app.services, { draftMs: 0, fileMs: 0 });
  expect(await fileOf(unsent)).toBeNull();
  const sent = await fileOf(picture);
  expect(sent).not.toBeNull();
  sent?.stream.destroy();
});

test('the files are deleted with the message, also when its sender is erased', async () => {
  const old = await sendWithPicture();
  await app.services.database.pool.query(
    `update contact_messages set status = 'resolved', resolved_at = now() - interval '13 months' where id = $1`,
    [old.id],
  );
  const deleted = await deleteOldMessages(app.services.database.kysely);
  expect(deleted).toEqual([old.picture]);
  await removePictureFiles(app.services, deleted);
  expect(await fileOf(old.picture)).toBeNull();

  const { sender, picture } = await sendWithPicture();
  const afterCommit = await app.services.database.kysely.transaction().execute(async (tx) =>
    contactPersonalData.erasure?.beforeRow?.(tx, {
      userId: sender.id,
      email: sender.email,
      isEmailConfirmed: true,
      deletesTexts: true,
    }),
  );
  await afterCommit?.(app.services);
  expect(await fileOf(picture)).toBeNull();
});

test('deletes messages 12 months after they were resolved, and none that wait', async () => {
  const { pool, kysely } = app.services.database;
  const insert = async (months: number | null) => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into contact_messages (form, user_id, name, email, subject, message, status, resolved_at, created_at)
       values ('contact', null, 'Kim', 'kim@exempel.se', 'Gammalt', 'Text', case when $1::int is null then 'pending' else 'resolved' end,
         now() - $1::int * interval '1 month', now() - interval '3 years') returning id`,
      [months],
    );
    return rows[0]?.id ?? '';
  };
  const [old, recent, waiting] = [await insert(13), await insert(11), await insert(null)];
  await deleteOldMessages(kysely);
  const { rows } = await pool.query<{ id: string }>('select id from contact_messages where id = any($1)', [
    [old, recent, waiting],
  ]);
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([recent, waiting]));
});
