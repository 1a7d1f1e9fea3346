// The API document: its content, and the rules for OpenAPI documents.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './testing/app.ts';

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; schema?: Record<string, unknown> }[];
  tags: string[];
  responses: Record<string, { $ref?: string; description?: string }>;
}

interface Document {
  openapi: string;
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
}

let app: TestApp;
let source: string;
let document: Document;
beforeAll(async () => {
  app = await openTestApp();
  source = (await app.inject({ url: '/api/openapi.json' })).body;
  document = JSON.parse(source) as Document;
});
afterAll(() => app.close());

/** Addresses that the document leaves out: those that browsers navigate to, and the document itself. */
const undescribed = new Set(['GET /api/google-sign-ins/callback', 'GET /api/docs', 'GET /api/openapi.json']);

test('passes redocly’s recommended rules and uses only declared tags', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'operation-tag-defined': 'error' },
  });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, location[0]?.pointer, message])).toEqual(
    [],
  );
});

test('describes every address of the API', () => {
  expect(document.openapi).toMatch(/^3\.1/);
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map(
      (method) => `${method.toUpperCase()} /api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  const answered = app.addresses.filter((address) => / \/api\/(?!\*|docs\/)/.test(address));
  expect(described).toEqual(expect.arrayContaining(answered.filter((address) => !undescribed.has(address))));
});

const operationsOf = ({ paths }: Document) =>
  Object.values(paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId));

test('the documentation page has a definition for each tag, which together describe every endpoint', async () => {
  const script = (await app.inject({ url: '/api/docs/static/swagger-initializer.js' })).body;
  const urls = [...script.matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => url);
  const parts = await Promise.all(urls.map(async (url) => (await app.inject({ url })).body));
  const described = parts.flatMap((part) => operationsOf(JSON.parse(part) as Document));
  expect(described.toSorted()).toEqual(operationsOf(document).toSorted());
  // Swagger UI resolves the whole document in many seconds, a fifth of it in few.
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(source.length / 5);
});

test('no text in an address fails in the database', async () => {
  const { cookie } = await app.person('superadmin');
  await app.services.database.pool.query('update page_settings set is_enabled = true');
  const failed: string[] = [];
  for (const [path, { get }] of Object.entries(document.paths)) {
    for (const { name, in: place, schema = {} } of get?.parameters ?? []) {
      // Schemas with a pattern or values have refused the character already.
      const isText =
        place === 'query' && schema['type'] === 'string' && !schema['pattern'] && !schema['enum'];
      if (!isText) continue;
      const url = `/api${path.replaceAll(/\{\w+\}/g, crypto.randomUUID())}?${name}=a%00b`;
      const { statusCode } = await app.inject({ url, headers: { cookie } });
      if (statusCode >= 500) failed.push(`${path} ${name} ${statusCode}`);
    }
  }
  expect(failed).toEqual([]);
});

test('describes each tag once, and only tags that an endpoint has', () => {
  const used = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).flatMap(({ tags }) => tags),
  );
  expect(document.tags.map(({ name }) => name)).toEqual([...new Set(used)].toSorted());
});

test('declares the errors of guards, validation and the endpoint itself', () => {
  expect(refusalsOf('/session', 'get')).toEqual(['413', '500', '503']);
  expect(refusalsOf('/session', 'post')).toEqual(['400', '401', '403', '413', '422', '429', '500', '503']);
  expect(refusalsOf('/me/ads', 'get')).toEqual(['401', '413', '500', '503']);
  expect(refusalsOf('/admin/overview', 'get')).toEqual(['401', '403', '413', '500', '503']);
  expect(refusalsOf('/ads/{id}', 'put')).toEqual([
    '400',
    '401',
    '403',
    '404',
    '409',
    '413',
    '422',
    '429',
    '500',
    '503',
  ]);
  expect(refusalsOf('/pictures', 'post')).toEqual([
    '401',
    '403',
    '409',
    '413',
    '415',
    '422',
    '429',
    '500',
    '503',
  ]);
});

function refusalsOf(path: string, method: string): string[] {
  return Object.keys(document.paths[path]?.[method]?.responses ?? {}).filter((status) => status >= '400');
}
