// Bodies that cannot be read, at every address outside the contract and at one of it: a Swedish answer with its own code.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusals } from '#shared/errors.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await openTestApp();
  person = await app.person();
});
afterAll(() => app.close());

const statusOf = new Map(Object.entries(refusals).map(([code, { status }]) => [code, status]));
const bodies: [contentType: string | undefined, payload: string][] = [
  ['application/json', '{'],
  ['application/json', ''],
  ['application/json', '[1]'],
  ['application/json', '"text"'],
  ['application/json', JSON.stringify('x'.repeat(2_000_000))],
  ['text/xml', '<a/>'],
  ['image/png', 'x'],
  ['application/x-www-form-urlencoded', 'a=1&a[b]=2&__proto__[x]=1'],
  ['multipart/form-data', 'x'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nx',
  ],
  [
    'multipart/form-data; boundary=b',
    `--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n${'x'.repeat(5000)}\r\n--b--\r\n`,
  ],
  ['not a type', 'x'],
  [undefined, 'x'],
];
const ENGLISH =
  /\b(?:the|is|not|body|request|invalid|unsupported|media|type|bad|error|unexpected|cannot|too large)\b/i;

describe.each([
  ['POST', '/api/session'],
  ['POST', '/api/pictures'],
  ['POST', '/unsubscribe'],
  ['POST', '/nowhere'],
  ['POST', '/api/nowhere'],
  ['PUT', '/pictures/a/b'],
] as const)('%s %s', (method, url) => {
  test.each(bodies)('answers a body of type %s, %j, in Swedish', async (type, payload) => {
    const headers = { cookie: person.cookie, ...(type && { 'content-type': type }) };
    const { statusCode, body } = await app.inject({ method, url, headers, payload });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    const answer = answerIn(body);
    expect([answer.status ?? statusCode, statusOf.get(answer.code) ?? statusCode]).toEqual([
      statusCode,
      statusCode,
    ]);
    expect(answer.message).not.toMatch(ENGLISH);
  });
});

test('an address that cannot be decoded is answered as unreadable', async () => {
  const { statusCode, body } = await app.inject({ url: '/api/ads/%zz' });
  expect([statusCode, JSON.parse(body)]).toMatchObject([400, { code: 'BAD_REQUEST', status: 400 }]);
});

/** The mail programs' address answers with a sentence only. */
function answerIn(body: string): { code: string; status?: number; message: string } {
  return body.startsWith('{')
    ? (JSON.parse(body) as { code: string; status: number; message: string })
    : { code: '', message: body };
}
