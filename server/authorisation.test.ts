// The access table: every endpoint of the contract and every other address, called by every kind of user.
/// <reference types="vite/types/importMeta.d.ts" />
import { isContractProcedure } from '@orpc/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#shared/contract.ts';
import { features } from './features.ts';
import {
  type AccessCases,
  anyone,
  everybody,
  type Expected,
  makeRecords,
  type People,
  type Records,
  type Row,
  signedIn,
  staff,
  superadminsOnly,
} from './testing/access.ts';
import { openTestApp, type Person, type TestApp } from './testing/app.ts';
import { readTestStream } from './testing/live-stream.ts';

/** Each feature declares its own access cases. */
const cases = Object.values(
  import.meta.glob<AccessCases>('./features/*/access-cases.ts', { eager: true, import: 'accessCases' }),
);

/** Lists as CSV files: for all staff without personal data, otherwise for superadmins. */
const files = features.flatMap((feature) =>
  'tableFiles' in feature
    ? feature.tableFiles.map(({ address, hasPersonalData }): [string, Row] => [
        `GET ${address}`,
        [() => ({ method: 'GET', url: address }), hasPersonalData ? superadminsOnly() : staff()],
      ])
    : [],
);

const endpoints: Record<string, Row> = Object.assign({}, ...cases.map((part) => part.endpoints));

/** Every visitor may open every page; what it contains is covered by the contract's endpoints. */
const addresses: Record<string, Row> = {
  'GET /healthz': [() => ({ method: 'GET', url: '/healthz' }), anyone()],
  'GET /readyz': [() => ({ method: 'GET', url: '/readyz' }), anyone()],
  // 404 because METRICS_TOKEN is not set. When it is set, only the token gives access, not the role of a user.
  'GET /metrics': [() => ({ method: 'GET', url: '/metrics' }), anyone(404)],
  'GET /robots.txt': [() => ({ method: 'GET', url: '/robots.txt' }), anyone()],
  'GET /sitemap.xml': [() => ({ method: 'GET', url: '/sitemap.xml' }), anyone()],
  'GET /sitemaps/pages.xml': [() => ({ method: 'GET', url: '/sitemaps/pages.xml' }), anyone()],
  'GET /api/openapi.json': [() => ({ method: 'GET', url: '/api/openapi.json' }), anyone()],
  'GET /api/docs': [() => ({ method: 'GET', url: '/api/docs/' }), anyone()],
  'GET /api/live': [() => ({ method: 'GET', url: '/api/live' }), anyone()],
  'GET /api/me/live': [() => ({ method: 'GET', url: '/api/me/live' }), signedIn()],
  'GET /*': [() => ({ method: 'GET', url: '/marketplace' }), anyone()],
  ...Object.assign({}, ...cases.map((part) => part.addresses)),
  ...Object.fromEntries(files),
};

let app: TestApp;
let listening: Promise<string> | undefined;
let records: Records;
let people: People;

beforeAll(async () => {
  app = await openTestApp();
  people = {
    visitor: undefined,
    owner: await app.person(),
    other: await app.person(),
    admin: await app.person('admin'),
    superadmin: await app.person('superadmin'),
  };
  records = makeRecords(app, people);
});
beforeEach(() => app.services.database.pool.query('delete from limits'));
afterAll(() => app.close());

const streams = new Set(['/api/me/live', '/api/live']);

/** A stream never ends by itself, so it needs a real connection. */
async function openStream(url: string, as: Person | undefined): Promise<number> {
  listening ??= app.listen();
  const stream = await readTestStream((await listening) + url, as?.cookie);
  stream.close();
  return stream.status;
}

describe.each([...Object.entries(endpoints), ...Object.entries(addresses)])(
  '%s',
  (_name, [call, expected]) => {
    test.each(everybody)('returns the status of the table to %s', async (who) => {
      const { method, url, body } = await call(records);
      // Signing out ends the session, so this case uses a person of its own.
      const isEnding = method === 'DELETE' && url === '/api/session' && who !== 'visitor';
      const as = isEnding ? await app.person() : people[who];
      const status = streams.has(url)
        ? await openStream(url, as)
        : (await app.call(method, url, { as, body })).status;
      expect(status).toBe(expected[who]);
    });
  },
);

test('the table contains every endpoint of the contract', () => {
  expect(Object.keys(endpoints).toSorted()).toEqual(listEndpoints(contract).toSorted());
});

test('the API document requires a session and a role where the table does', async () => {
  const { body } = await app.call<ApiDocument>('GET', '/api/openapi.json');
  const operations = Object.values(body.paths).flatMap((methods) => Object.values(methods));
  const documented = operations.map(({ operationId, security }) => [
    operationId,
    security?.[0]?.session ?? null,
  ]);
  const expectedRoles = Object.entries(endpoints).map(([name, [, expected]]) => [
    name,
    requiredRoles(expected),
  ]);
  expect(Object.fromEntries(documented)).toMatchObject(Object.fromEntries(expectedRoles));
});

interface ApiDocument {
  paths: Record<string, Record<string, { operationId: string; security?: { session?: string[] }[] }>>;
}

/** Null if no session is required; otherwise the required roles, if any. */
function requiredRoles({ visitor, owner: user, other, admin, superadmin }: Expected): string[] | null {
  if (visitor !== 401 || user === 401) return null;
  if (user !== 403 || other !== 403) return [];
  return admin === 403 && superadmin !== 403 ? ['superadmin'] : ['admin'];
}

test('the table contains every other address', () => {
  const listed = new Set(Object.keys(addresses));
  expect(app.addresses.filter((address) => !listed.has(address) && !isBuiltFile(address))).toEqual([]);
});

/** Public reads that bypass the request queue: they run no statement or one lookup by key, or have limits of their own. */
const answeredAtOnce = [
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /robots.txt',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/google-sign-ins/callback',
  'GET /pictures/:id/:file',
  'GET /pictures/:id/preview.jpg',
  'GET /api/text-pictures/:id/:file',
];

test('public reads wait while the site is busy, and are refused when too many wait', async () => {
  const reads: [name: string, url: string][] = [];
  for (const [name, [makeCall, { visitor }]] of [
    ...Object.entries(endpoints),
    ...Object.entries(addresses),
  ]) {
    const { method, url } = await makeCall(records);
    if (method === 'GET' && !streams.has(url) && ![401, 403].includes(visitor)) reads.push([name, url]);
  }
  // A random search, so that the page is not cached.
  const readAll = () =>
    reads.map(([, url], at) =>
      app.inject({
        url: url === '/marketplace' ? `${url}?search=${crypto.randomUUID()}` : url,
        remoteAddress: `192.0.${at}.1`,
      }),
    );
  const { requestQueue } = app.services;
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();
  const fillRoom = () => {
    for (let group = 0; group < 80; group += 1) void requestQueue.run(() => end, { group: String(group) });
  };
  fillRoom();
  const waiting = readAll();
  const answered = new Set<string>();
  for (const [at, read] of waiting.entries()) void read.then(() => answered.add(reads[at]?.[0] ?? ''));
  await expect.poll(() => answered.size).toBe(answeredAtOnce.length);
  await expect.poll(() => requestQueue.waiting()).toBe(reads.length - answeredAtOnce.length);
  expect([...answered].toSorted()).toEqual(answeredAtOnce.toSorted());

  for (let group = 0; !requestQueue.isFull(); group += 1)
    void requestQueue.run(() => end, { group: `waiting ${group}`, isPreferred: true });
  const refused = await Promise.all(readAll());
  const notRefused = reads.filter((_read, at) => refused[at]?.statusCode !== 503).map(([name]) => name);
  expect(answeredAtOnce).toEqual(expect.arrayContaining(notRefused));
  finish();
  for (const { statusCode } of await Promise.all(waiting)) expect(statusCode).not.toBe(503);
});

function listEndpoints(router: object, path: string[] = []): string[] {
  return Object.entries(router).flatMap(([name, part]) =>
    isContractProcedure(part) ? [[...path, name].join('.')] : listEndpoints(part, [...path, name]),
  );
}

/** Built files and those of the API document are public to all; /api/* is the contract, tested above. */
function isBuiltFile(address: string): boolean {
  return /^\w+ \/(assets|placeholders|news-categories|sw\.js$|api\/docs|api\/\*|documentation)|^\w+ \/[\w-]+\.(svg|png|jpg|ico|webmanifest|txt)$/.test(
    address,
  );
}
