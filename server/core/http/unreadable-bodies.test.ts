// Unreadable request bodies, at endpoints inside and outside the contract: the answer is Swedish, and its code fits its status.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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

test('a URL that cannot be decoded is a bad request', async () => {
  const { statusCode, body } = await app.inject({ url: '/api/ads/%zz' });
  expect([statusCode, JSON.parse(body)]).toMatchObject([400, { code: 'BAD_REQUEST', status: 400 }]);
});

test.each([
  ['application/x-www-form-urlencoded', 'email=anna%40exempel.se&password=x', 400],
  ['application/json; charset=utf-8', JSON.stringify({ email: 'anna@exempel.se', password: 'x' }), 401],
])('a valid body of type %s is accepted only if it is JSON', async (type, payload, status) => {
  const headers = { 'content-type': type };
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/session', headers, payload });
  expect(statusCode).toBe(status);
});

test('a query with a high array index creates no large array, which every further name would iterate over', async () => {
  const walked = vi.spyOn(Array.prototype, 'forEach');
  try {
    expect((await app.inject({ url: '/api/ads?a[9999]=1&a[b]=1&a[50]=1' })).statusCode).toBe(200);
    const lengths = walked.mock.contexts.map((list) => (Array.isArray(list) ? list.length : 0));
    expect(Math.max(...lengths)).toBeLessThan(1000);
  } finally {
    walked.mockRestore();
  }
});

/** POST /unsubscribe, which mail programs call, answers with plain text instead of JSON. */
function answerIn(body: string): { code: string; status?: number; message: string } {
  return body.startsWith('{')
    ? (JSON.parse(body) as { code: string; status: number; message: string })
    : { code: '', message: body };
}
