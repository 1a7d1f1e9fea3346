// Compares our subset of @orpc/tanstack-query with the library.
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract.ts';
import { queriesOf } from './endpoint-queries.ts';

const search = vi.fn<(...args: unknown[]) => Promise<unknown>>(async () => ({ ads: [] }));
const api = { ads: { search, create: search, featured: search } } as unknown as Api;
const [actual, expected] = [queriesOf(api), createTanstackQueryUtils(api)];
const { signal } = new AbortController();

test('uses the query and mutation keys of the library', () => {
  for (const input of [{}, { search: 'boll', sort: 'cheapest' as const }]) {
    expect(actual.ads.search.queryKey({ input })).toEqual(expected.ads.search.queryKey({ input }));
    expect(actual.ads.search.queryOptions({ input }).queryKey).toEqual(
      expected.ads.search.queryKey({ input }),
    );
  }
  expect(actual.ads.featured.queryKey()).toEqual(expected.ads.featured.queryKey());
  expect(actual.ads.create.mutationOptions().mutationKey).toEqual(expected.ads.create.mutationKey());
  expect(actual.ads.key()).toEqual(expected.ads.key());
  expect(actual.ads.search.key()).toEqual(expected.ads.search.key());
});

test('passes the input and the abort signal to the endpoint', async () => {
  const input = { category: 'Basketskor' };
  const { queryFn, staleTime } = actual.ads.search.queryOptions({ input, staleTime: 7 });
  expect(staleTime).toBe(7);
  await (queryFn as (context: { signal: AbortSignal }) => Promise<unknown>)({ signal });
  expect(search).toHaveBeenLastCalledWith(input, { signal });
});

test('passes the mutation variables to the endpoint', async () => {
  const { mutationFn } = actual.ads.create.mutationOptions();
  await (mutationFn as (input: unknown) => Promise<unknown>)({ title: 'Boll' });
  expect(search).toHaveBeenLastCalledWith({ title: 'Boll' });
});
