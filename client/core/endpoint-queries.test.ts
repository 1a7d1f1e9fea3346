// Holds our part of @orpc/tanstack-query against the whole.
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract.ts';
import { queriesOf } from './endpoint-queries.ts';

const search = vi.fn<(...args: unknown[]) => Promise<unknown>>(async () => ({ ads: [] }));
const api = { ads: { search, create: search, featured: search } } as unknown as Api;
const [ours, theirs] = [queriesOf(api), createTanstackQueryUtils(api)];
const { signal } = new AbortController();

test('gives every question and every deed the key that the library gives it', () => {
  for (const input of [{}, { search: 'boll', sort: 'cheapest' as const }]) {
    expect(ours.ads.search.queryKey({ input })).toEqual(theirs.ads.search.queryKey({ input }));
    expect(ours.ads.search.queryOptions({ input }).queryKey).toEqual(theirs.ads.search.queryKey({ input }));
  }
  expect(ours.ads.featured.queryKey()).toEqual(theirs.ads.featured.queryKey());
  expect(ours.ads.create.mutationOptions().mutationKey).toEqual(theirs.ads.create.mutationKey());
  expect(ours.ads.key()).toEqual(theirs.ads.key());
  expect(ours.ads.search.key()).toEqual(theirs.ads.search.key());
});

test('asks the endpoint with what was put into the question, and passes on when it is broken off', async () => {
  const input = { category: 'Basketskor' };
  const { queryFn, staleTime } = ours.ads.search.queryOptions({ input, staleTime: 7 });
  expect(staleTime).toBe(7);
  await (queryFn as (context: { signal: AbortSignal }) => Promise<unknown>)({ signal });
  expect(search).toHaveBeenLastCalledWith(input, { signal });
});

test('hands a deed what it was given', async () => {
  const { mutationFn } = ours.ads.create.mutationOptions();
  await (mutationFn as (input: unknown) => Promise<unknown>)({ title: 'Boll' });
  expect(search).toHaveBeenLastCalledWith({ title: 'Boll' });
});
