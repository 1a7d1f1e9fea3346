// Previews of Markdown texts.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mentionOf, pictureOf } from '#shared/markdown/references.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { makeJpeg } from '../../testing/samples/photos.ts';
import { sendPicture } from '../../testing/send-picture.ts';

let app: TestApp;
let ebba: Person;
let karl: Person;

beforeAll(async () => {
  app = await openTestApp();
  [ebba, karl] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

const preview = (text: unknown, as?: Person) =>
  app.call<{ html: string; message: string }>('POST', '/api/markdown-previews', {
    ...(as && { as }),
    body: { text },
  });

test('a preview shows the text as it will be shown, with the names that are written', async () => {
  const { status, body } = await preview(
    `**Hej** ${mentionOf({ id: karl.id, name: 'Karl' })}\n<b>x</b>`,
    ebba,
  );
  expect([status, body.html]).toEqual([
    200,
    '<p><strong>Hej</strong> <span class="mention">@Karl</span><br>\n&lt;b&gt;x&lt;/b&gt;</p>\n',
  ]);
});

test('a preview shows own pictures that were uploaded for a text only', async () => {
  const photo = await makeJpeg({ width: 300, height: 200 });
  const id = await sendPicture(app, ebba, { purpose: 'text', photo });
  const text = pictureOf({ id, alt: 'En sko' });
  expect((await preview(text, ebba)).body.html).toContain('width="300" height="200" alt="En sko"');
  expect((await preview(text, karl)).body.html).toBe('<p></p>\n');
  const ofAd = await sendPicture(app, ebba, { photo });
  expect((await preview(pictureOf({ id: ofAd, alt: '' }), ebba)).body.html).toBe('<p></p>\n');
});

test('a preview is refused to visitors, for long texts, and when there are too many', async () => {
  expect((await preview('Hej')).status).toBe(401);
  expect((await preview('x'.repeat(20_001), ebba)).status).toBe(422);
  expect((await preview(7, ebba)).status).toBe(422);
  await app.services.database.pool.query(
    "insert into limits (key, tries, ends_at) values ($1, 120, now() + interval '5 minutes') on conflict (key) do update set tries = 120",
    [`previews of ${karl.id}`],
  );
  expect((await preview('Hej', karl)).status).toBe(429);
});
