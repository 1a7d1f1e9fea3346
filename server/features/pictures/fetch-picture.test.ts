// Pictures that staff give by address are fetched once by the server, from public hosts only.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { makeJpeg } from '../../testing/samples/photos.ts';

let app: TestApp;
let admin: Person;
let site: string;
let requests = 0;
const server = createServer();

beforeAll(async () => {
  const photo = await makeJpeg({ width: 300, height: 200 });
  server.on('request', ({ url }, response) => {
    requests += 1;
    if (url === '/bild.jpg') response.end(photo);
    else if (url === '/flyttad') response.writeHead(302, { location: '/bild.jpg' }).end();
    else if (url === '/sida') response.end('<p>Ingen bild</p>');
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app = await openTestApp({ FETCH_LOOPBACK: 'on' });
  admin = await app.person('admin');
});
afterAll(async () => {
  await app.close();
  server.close();
});

const fetchPicture = (url: unknown, as: Person | undefined = admin, at = app) =>
  at.call<{ id: string; width: number; message: string }>('POST', '/api/fetched-pictures', {
    ...(as && { as }),
    body: { url },
  });

test('a picture is fetched once, converted and served by the site', async () => {
  const { status, body } = await fetchPicture(`${site}/flyttad`);
  expect([status, body.width]).toEqual([201, 300]);
  const before = requests;
  expect((await app.call('GET', `/pictures/${body.id}/400.webp`)).status).toBe(200);
  expect(requests).toBe(before);
});

test.each([
  ['/borta.jpg', 'Det finns ingen bild på adressen (svar 404).'],
  ['/sida', 'Kunde inte ladda upp bilden'],
])('%s is refused with a sentence', async (path, sentence) => {
  const { status, body } = await fetchPicture(`${site}${path}`);
  expect([Math.floor(status / 100), body.message]).toEqual([4, sentence]);
});

test.each([
  [undefined, 'Skriv bildens adress'],
  ['file:///etc/passwd', 'Adressen måste börja med http:// eller https://.'],
  ['http://10.0.0.1/bild.jpg', 'Adressen leder inte till en publik server.'],
])('%s is refused', async (url, sentence) => {
  expect(await fetchPicture(url)).toMatchObject({ status: 422, body: { message: sentence } });
});

test('addresses of the site’s own machine are refused without the setting of tests', async () => {
  const guarded = await openTestApp();
  const before = requests;
  const { status } = await fetchPicture(`${site}/bild.jpg`, await guarded.person('admin'), guarded);
  expect([status, requests]).toEqual([422, before]);
  await guarded.close();
});
