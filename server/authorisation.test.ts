// Who may call what: every endpoint of the contract and every other address, as everyone who could try.
/// <reference types="vite/types/importMeta.d.ts" />
import { isContractProcedure } from '@orpc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#shared/contract.ts';
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
} from './testing/access.ts';
import { openTestApp, type Person, type TestApp } from './testing/app.ts';
import { openLine } from './testing/live-line.ts';

/** Each feature says for itself who may call what. */
const cases = Object.values(
  import.meta.glob<AccessCases>('./features/*/access-cases.ts', { eager: true, import: 'accessCases' }),
);

const endpoints: Record<string, Row> = Object.assign({}, ...cases.map((part) => part.endpoints));

/** Pages answer everyone; what they show is the contract's business. */
const addresses: Record<string, Row> = {
  'GET /healthz': [() => ({ method: 'GET', url: '/healthz' }), anyone()],
  'GET /readyz': [() => ({ method: 'GET', url: '/readyz' }), anyone()],
  'GET /metrics': [() => ({ method: 'GET', url: '/metrics' }), anyone()],
  'GET /robots.txt': [() => ({ method: 'GET', url: '/robots.txt' }), anyone()],
  'GET /sitemap.xml': [() => ({ method: 'GET', url: '/sitemap.xml' }), anyone()],
  'GET /sitemaps/pages.xml': [() => ({ method: 'GET', url: '/sitemaps/pages.xml' }), anyone()],
  'GET /api/openapi.json': [() => ({ method: 'GET', url: '/api/openapi.json' }), anyone()],
  'GET /api/docs': [() => ({ method: 'GET', url: '/api/docs/' }), anyone()],
  'GET /api/me/live': [() => ({ method: 'GET', url: '/api/me/live' }), signedIn()],
  'GET /*': [() => ({ method: 'GET', url: '/marketplace' }), anyone()],
  ...Object.assign({}, ...cases.map((part) => part.addresses)),
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
afterAll(() => app.close());

/** It never ends by itself, so it is a connection of its own. */
async function beginLine(as: Person | undefined): Promise<number> {
  listening ??= app.listen();
  const line = await openLine(await listening, as?.cookie ?? '');
  line.close();
  return line.status;
}

describe.each([...Object.entries(endpoints), ...Object.entries(addresses)])(
  '%s',
  (_name, [call, expected]) => {
    test.each(everybody)('answers %s as the table says', async (who) => {
      const { method, url, body } = await call(records);
      // Signing out ends a session for good, so the person who tries it is made for the purpose.
      const isEnding = method === 'DELETE' && url === '/api/session' && who !== 'visitor';
      const as = isEnding ? await app.person() : people[who];
      const status =
        url === '/api/me/live' ? await beginLine(as) : (await app.call(method, url, { as, body })).status;
      expect(status).toBe(expected[who]);
    });
  },
);

test('no endpoint of the contract is missing from the table', () => {
  expect(Object.keys(endpoints).toSorted()).toEqual(listEndpoints(contract).toSorted());
});

test('the API’s document asks for a session and a role where the table does', async () => {
  const { body } = await app.call<ApiDocument>('GET', '/api/openapi.json');
  const operations = Object.values(body.paths).flatMap((methods) => Object.values(methods));
  const documented = operations.map(({ operationId, security }) => [
    operationId,
    security?.[0]?.session ?? null,
  ]);
  const met = Object.entries(endpoints).map(([name, [, expected]]) => [name, rolesMet(expected)]);
  expect(Object.fromEntries(documented)).toMatchObject(Object.fromEntries(met));
});

interface ApiDocument {
  paths: Record<string, Record<string, { operationId: string; security?: { session?: string[] }[] }>>;
}

/** Null where anyone is let in; the role that an endpoint asks for, if any. */
function rolesMet({ visitor, owner: user, other, admin, superadmin }: Expected): string[] | null {
  if (visitor !== 401 || user === 401) return null;
  if (user !== 403 || other !== 403) return [];
  return admin === 403 && superadmin !== 403 ? ['superadmin'] : ['admin'];
}

test('no other address is missing from the table', () => {
  const listed = new Set(Object.keys(addresses));
  expect(app.addresses.filter((address) => !listed.has(address) && !isBuiltFile(address))).toEqual([]);
});

function listEndpoints(router: object, path: string[] = []): string[] {
  return Object.entries(router).flatMap(([name, part]) =>
    isContractProcedure(part) ? [[...path, name].join('.')] : listEndpoints(part, [...path, name]),
  );
}

/** Files of the build and of the API's document have no say in who may do what; /api/* is the contract itself. */
function isBuiltFile(address: string): boolean {
  return /^\w+ \/(assets|placeholders|sw\.js$|api\/docs|api\/\*|documentation)|^\w+ \/[\w-]+\.(svg|png|ico|webmanifest|txt)$/.test(
    address,
  );
}
