// The cache of rendered pages: concurrent requests share one rendering, and none gets a page from before an earlier change.
import { expect, test } from 'vitest';
import type { Notice } from '../bus/bus.ts';
import { type CachedPage, makeCachedPage, PageCache } from './page-cache.ts';

function openCache() {
  const listeners: ((notice: Notice | null) => void)[] = [];
  const cache = new PageCache({
    isConnected: () => true,
    subscribe: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
  });
  const publish = (topic: string | null) => {
    for (const listener of listeners) listener(topic === null ? null : { topic, id: '' });
  };
  const renderings: ((text: string) => void)[] = [];
  const aborted: string[] = [];
  const request = async (
    key = '/',
    { topics = ['ads'] as string[] | null, client = new AbortController() } = {},
  ) => {
    const answer = await cache.load(
      key,
      (begin, signal) => {
        begin();
        const { promise, resolve, reject } = Promise.withResolvers<CachedPage>();
        renderings.push((text) => resolve(pageOf(text, topics)));
        signal.addEventListener('abort', () => {
          aborted.push(key);
          reject(signal.reason);
        });
        return promise;
      },
      client.signal,
    );
    return 'responses' in answer ? answer.responses.plain.body : answer.redirect;
  };
  /** Waits until this many renderings have begun. */
  const begun = async (count: number) => {
    await expect.poll(() => renderings.length).toBe(count);
  };
  return { cache, request, publish, renderings, aborted, begun };
}

function pageOf(text: string, topics: string[] | null): CachedPage {
  const bytes = Buffer.from(text);
  return makeCachedPage({
    status: 200,
    plain: bytes,
    brotli: bytes,
    headers: {},
    topics: topics ?? undefined,
  });
}

test('renders a page once for concurrent requests', async () => {
  const { cache, request, renderings, begun } = openCache();
  const all = Array.from({ length: 500 }, () => request());
  await begun(1);
  renderings[0]?.('once');
  expect(new Set(await Promise.all(all))).toEqual(new Set(['once']));
  expect(renderings).toHaveLength(1);
  expect(cache.find('/')?.responses.plain.body).toBe('once');
});

test.each(['ads', null])(
  'gives a page from before a change (%s) only to those who asked before it, and does not cache it',
  async (topic) => {
    const { cache, request, publish, renderings, begun } = openCache();
    const before = request();
    await begun(1);
    publish(topic);
    const after = [request(), request()];
    renderings[0]?.('old');
    await begun(2);
    expect(cache.find('/')).toBeUndefined();
    renderings[1]?.('new');
    expect([await before, ...(await Promise.all(after))]).toEqual(['old', 'new', 'new']);
    expect(cache.find('/')?.responses.plain.body).toBe('new');
  },
);

test('caches a page that was rendered while something else changed', async () => {
  const { cache, request, publish, renderings, begun } = openCache();
  const first = request();
  await begun(1);
  publish('message');
  const second = request();
  renderings[0]?.('same');
  expect([await first, await second]).toEqual(['same', 'same']);
  expect(cache.find('/')).toBeDefined();
});

test('shares a page without topics unless anything has changed, and does not cache it', async () => {
  const { cache, request, publish, renderings, begun } = openCache();
  const options = { topics: null };
  const [first, second] = [request('/', options), request('/', options)];
  await begun(1);
  publish('message');
  const third = request('/', options);
  renderings[0]?.('missing');
  await begun(2);
  renderings[1]?.('there');
  expect(await Promise.all([first, second, third])).toEqual(['missing', 'missing', 'there']);
  expect(cache.find('/')).toBeUndefined();
});

test('aborts a rendering when its last client disconnects, not before', async () => {
  const { request, renderings, aborted, begun } = openCache();
  const [one, other] = [new AbortController(), new AbortController()];
  const all = Promise.allSettled([request('/', { client: one }), request('/', { client: other })]);
  await begun(1);
  one.abort();
  expect(aborted).toEqual([]);
  other.abort();
  expect(aborted).toEqual(['/']);
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = request();
  await begun(2);
  renderings[1]?.('again');
  expect(await next).toBe('again');
});

test('renders again for a request that arrives right after all other clients disconnected', async () => {
  const { request, renderings, begun } = openCache();
  const leaving = new AbortController();
  const first = request('/', { client: leaving });
  await begun(1);
  leaving.abort(new Error('left'));
  const second = request();
  await expect(first).rejects.toThrow('left');
  await begun(2);
  // The second client is not alone: the end of the first rendering must not end the second.
  const third = request();
  renderings[1]?.('there');
  expect(await Promise.all([second, third])).toEqual(['there', 'there']);
  expect(renderings).toHaveLength(2);
});
