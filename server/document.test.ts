// What the API tells of itself.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { summary?: string; responses: Record<string, unknown> }>>;
}

test('describes every endpoint, those that carry bytes too, with a line and its answers', async () => {
  const { body } = await app.inject({ url: '/api/openapi.json' });
  const { openapi, paths } = JSON.parse(body) as Document;
  expect(openapi).toMatch(/^3\.1/);
  expect(paths['/ads']).toHaveProperty('get');
  expect(Object.keys(paths['/pictures']?.['post']?.responses ?? {})).toEqual(
    expect.arrayContaining(['201', '401', '409', '413', '415', '422', '429', '500', '503']),
  );
  expect(paths['/pictures/{id}']).toHaveProperty('delete');
  const silent = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { summary }]) => (summary ? [] : `${method} ${path}`)),
  );
  expect(silent).toEqual([]);
});
