// What a suspended user can reach. Endpoints answer as to a visitor, except those of the decision, its appeal, export and
// erasure. Pages show only the decision, except those that the decision refers to and those that links in mails lead to.
/// <reference types="vite/types/importMeta.d.ts" />
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AccessCases, makeRecords, type Records } from './testing/access.ts';
import { openTestApp, type Person, type TestApp } from './testing/app.ts';

const parts = Object.values(
  import.meta.glob<AccessCases>('./features/*/access-cases.ts', { eager: true, import: 'accessCases' }),
);
const rows = parts.flatMap(({ endpoints = {}, addresses = {} }) =>
  Object.entries(endpoints).concat(Object.entries(addresses)),
);

/** Endpoints for the user's own account, which answer a suspended user like any signed-in user. */
const openWhenSuspended = [
  'reports.find',
  'reports.appeal',
  'personalData.find',
  'personalData.requestExport',
  'personalData.requestErasure',
  'personalData.cancelErasure',
  'GET /api/me/personal-data/exports/:id/file',
];

/** The reported content is the suspended user's own, which is hidden during the suspension. */
const hidden: Readonly<Record<string, number>> = { 'reports.create': 404 };

let app: TestApp;
let user: Person;
let superadmin: Person;
let records: Records;

beforeAll(async () => {
  app = await openTestApp();
  user = await app.person();
  // Two superadmins, since the last one cannot be suspended.
  await app.person('superadmin');
  superadmin = await app.person('superadmin');
  const [other, admin] = [await app.person(), await app.person('admin')];
  records = makeRecords(app, { visitor: undefined, owner: user, other, admin, superadmin });
});
beforeEach(() => app.services.database.pool.query('delete from limits'));
afterAll(() => app.close());

/** Suspends the user during `read` only: the same users create the records of later calls. */
async function whileSuspended<Answer>({ id }: Person, read: () => Promise<Answer>): Promise<Answer> {
  const { pool } = app.services.database;
  const suspend = (until: string | null) =>
    pool.query(`update profiles set blocked_until = $2, blocked_reason = 'Hot' where id = $1`, [id, until]);
  await suspend('infinity');
  try {
    return await read();
  } finally {
    await suspend(null);
  }
}

describe.each(rows)('%s', (name, [makeCall, expected]) => {
  const isOpen = openWhenSuspended.includes(name);
  const isForStaff = expected.owner === 403 && expected.superadmin !== 403;

  test(`answers a suspended person ${isOpen ? 'as the owner' : 'as a visitor'}`, async () => {
    const { method, url, body } = await makeCall(records);
    // Signing out ends the session, so that case uses a person of its own.
    const isEnding = method === 'DELETE' && url === '/api/session';
    const as = isEnding ? await app.person() : isForStaff ? superadmin : user;
    const { status } = await whileSuspended(as, () => app.call(method, url, { as, body }));
    expect(status).toBe(isOpen ? expected.owner : (hidden[name] ?? expected.visitor));
  });
});

test('what is open to a suspended person exists', () => {
  const names = new Set(rows.map(([name]) => name));
  expect(openWhenSuspended.filter((name) => !names.has(name))).toEqual([]);
});

/** The routes of the client's pages. Their parameters become an id that no record has. */
const routes = Array.from(
  readFileSync('client/app/page-sources.ts', 'utf8').matchAll(/'(\/[^']*)': /g),
  ([, route = '']) => route,
);
const SUSPENDED = 'Hämtar beslutet om ditt konto';
/** Pages that a decision refers to, and pages that links in mails lead to. */
const openPages = new Set(
  [
    ['/privacy', '/terms', '/cookies', '/accessibility', '/contact', '/contact/$id'],
    ['/confirm-email', '/reset-password', '/unsubscribe', '/newsletter/confirm', '/newsletter/unsubscribe'],
  ].flat(),
);

/** Reads the page and follows one redirect: the back office redirects visitors to the home page. */
async function readPage(url: string, as: Person): Promise<string> {
  const { body, headers } = await app.call<string>('GET', url, { as });
  const { location } = headers;
  return typeof location === 'string' ? (await app.call<string>('GET', location, { as })).body : body;
}

describe.each(routes)('the page %s', (route) => {
  const url = route.replace(/\$\w+/, crypto.randomUUID()).replace(/(?<=.)\/$/, '');
  const isOpen = openPages.has(route);

  test('shows a suspended person the decision and nothing else, or is open as to a visitor', async () => {
    const as = route.startsWith('/admin') ? superadmin : user;
    const body = await whileSuspended(as, () => readPage(url, as));
    expect(body.includes(SUSPENDED)).toBe(!isOpen);
    expect(body).not.toContain(as.email);
    // The header, navigation and footer are not rendered either.
    expect(/<header|<nav|<footer/.test(body)).toBe(isOpen);
  });
});
