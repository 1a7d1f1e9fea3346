// Server rendering of a page whose data cannot be loaded.
import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import type { Api } from '#shared/contract.ts';
import { refusals, type RefusalCode } from '#shared/errors.ts';
import { renderPage } from './entry-server.tsx';

test('does not render a page in an overload, when the visitor gets a short error page', async () => {
  const { page, renderings } = pageThatFailsWith('SERVICE_UNAVAILABLE');
  const { status, html, failure } = await renderPage(page);
  expect([status, html, renderings()]).toEqual([503, '', 0]);
  expect(failure).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
});

test('renders the error page of the site after another failure', async () => {
  const { page, renderings } = pageThatFailsWith('INTERNAL_SERVER_ERROR');
  const { status, html, failure } = await renderPage(page);
  expect([status, renderings()]).toEqual([500, 1]);
  expect(html).toContain('</html>');
  expect(failure).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
});

function pageThatFailsWith(code: RefusalCode) {
  let renderings = 0;
  const fail = async () => {
    throw new ORPCError(code, refusals[code]);
  };
  const feature = new Proxy({}, { get: () => fail });
  const page = {
    href: '/marketplace',
    publicUrl: 'https://torget.se',
    cookies: undefined,
    now: Date.now(),
    api: new Proxy({}, { get: () => feature }) as Api,
    assets: { entry: '/assets/entry.js', styles: {}, preloads: {} },
    waitForRendering: async () => void (renderings += 1),
    isDevelopment: false,
  };
  return { page, renderings: () => renderings };
}
