// Unknown fields in a request body are refused by name, at every endpoint that takes one.
import { isContractProcedure } from '@orpc/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { contract } from '#shared/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { withStrictBodies } from './strict-bodies.ts';

let app: TestApp;
let superadmin: Person;
beforeAll(async () => {
  app = await openTestApp();
  superadmin = await app.person('superadmin');
});
afterAll(() => app.close());

interface Refused {
  code: string;
  data: { fields: Record<string, string> };
}

test('a setting that does not exist is refused by its name, and nothing is saved', async () => {
  const body = { minimumAge: 15, maxImagesPerAd: 7 };
  const refused = await app.call<Refused>('PATCH', '/api/admin/settings', { as: superadmin, body });
  expect([refused.status, refused.body.code, refused.body.data.fields]).toEqual([
    422,
    'UNPROCESSABLE_CONTENT',
    { maxImagesPerAd: 'Fältet maxImagesPerAd finns inte' },
  ]);
  const { body: settings } = await app.call<{ minimumAge: number }>('GET', '/api/admin/settings', {
    as: superadmin,
  });
  expect(settings.minimumAge).toBe(13);
});

test('an unknown field is refused at every depth', async () => {
  const filter = { search: 'skor', shade: 'röd' };
  const body = { name: 'Skor', filter, alert: 'daily' };
  const refused = await app.call<Refused>('POST', '/api/me/saved-searches', { as: superadmin, body });
  expect(refused.body.data.fields).toEqual({ 'filter.shade': 'Fältet filter.shade finns inte' });
});

test('an unknown query parameter is ignored', async () => {
  expect((await app.call('GET', '/api/ads?search=skor&utm_source=brev')).status).toBe(200);
});

test.each(endpointsWithBody())('%s refuses an unknown field', async (_name, schema) => {
  const answer = await schema['~standard'].validate({ body: { unknownField: 1 }, unknownField: 1 });
  expect(JSON.stringify(answer.issues)).toContain('unrecognized_keys');
});

/** Every endpoint of the contract that changes something and has an input. */
function endpointsWithBody(): [name: string, schema: z.core.$ZodType][] {
  return Object.entries(withStrictBodies(contract)).flatMap(([feature, endpoints]) =>
    Object.entries(endpoints).flatMap(([name, endpoint]): [string, z.core.$ZodType][] => {
      if (!isContractProcedure(endpoint)) return [];
      const { inputSchema, route } = endpoint['~orpc'];
      const hasBody = route.method !== 'GET' && inputSchema instanceof z.core.$ZodType;
      return hasBody ? [[`${feature}.${name}`, inputSchema]] : [];
    }),
  );
}
