// Counts views of pages that the router opens without a request to the server.
import { expect, test, vi } from 'vitest';
import { countNavigations } from './count-navigations.ts';

const at = (pathname: string) => ({ pathname });
const ad = '/ad/3b1f8a52-6c0d-4c53-9a53-0d3f7f4f5c11';

const article = '/news/3b1f8a52-6c0d-4c53-9a53-0d3f7f4f5c12';

test('counts each page opened after the first one, and an article that opens over a list once', () => {
  const request = vi.fn<typeof fetch>().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', request);
  const go: ((event: object) => void)[] = [];
  const subscribe = (_event: string, listener: unknown) => {
    go.push(listener as (event: object) => void);
    return () => undefined;
  };
  countNavigations({ subscribe });
  for (const event of [
    { fromLocation: undefined, toLocation: at(ad) },
    { fromLocation: at(ad), toLocation: at(ad) },
    { fromLocation: at(ad), toLocation: at('/admin/users') },
    { fromLocation: at(ad), toLocation: at('/marketplace') },
    { fromLocation: at('/marketplace'), toLocation: at(ad) },
    { fromLocation: at('/news'), toLocation: { ...at('/news'), maskedLocation: at(article) } },
    { fromLocation: { ...at('/news'), maskedLocation: at(article) }, toLocation: at('/news') },
  ])
    go[0]?.(event);
  expect(request.mock.calls.map(([url, options]) => [url, options?.body])).toEqual([
    ['/api/views', JSON.stringify({ path: '/marketplace' })],
    ['/api/views', JSON.stringify({ path: ad })],
    ['/api/views', JSON.stringify({ path: article })],
    ['/api/views', JSON.stringify({ path: '/news' })],
  ]);
});
