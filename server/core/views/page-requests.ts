// Counts requests for pages before they are answered, whether from the cache or rendered.
import type { IncomingMessage } from 'node:http';
import { viewedPageAt } from '#shared/features/views/viewed-pages.ts';
import { type Auth, readSessionToken } from '../auth.ts';
import { sourceOf } from './readers.ts';
import type { ViewCounter } from './view-counter.ts';

/**
 * @param addressOf the client's address, behind proxies
 * @param ownHost the host of the site's public address
 */
export function countPageRequest(
  counter: Pick<ViewCounter, 'count'>,
  request: IncomingMessage,
  {
    addressOf,
    ownHost,
    auth,
  }: {
    addressOf: (request: IncomingMessage) => string;
    ownHost: string;
    auth: Pick<Auth, 'cookieName' | 'secret'>;
  },
): void {
  const { method, url = '', headers } = request;
  if (method !== 'GET') return;
  const query = url.indexOf('?');
  const page = viewedPageAt(query < 0 ? url : url.slice(0, query));
  if (!page) return;
  const source = sourceOf(headers.referer, ownHost);
  counter.count(page, {
    ip: addressOf(request),
    userAgent: headers['user-agent'] ?? '',
    headers,
    source,
    token: readSessionToken(auth, headers.cookie),
  });
}
