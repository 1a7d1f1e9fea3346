// The error page, for a component that throws while it is hydrated, and in the browser.
import {
  createRootRouteWithContext,
  createRoute,
  Outlet,
  RouterProvider,
  createMemoryHistory,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queriesOf } from '../core/endpoint-queries.ts';
import { makeQueryClient } from '../core/query-client.ts';
import { stubApi } from '../testing/show.tsx';
import { makeRouter } from './router.tsx';
import type { RouterContext } from './router-context.ts';

let throws = false;

function Fragile() {
  if (throws) throw new Error('secret detail');
  return <h1>Hel</h1>;
}

/** A site of two pages, of which the second throws when `throws` is set. */
function openRouter(address: string) {
  const root = createRootRouteWithContext<RouterContext>()({ component: Outlet });
  const child = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const router = makeRouter(
    root.addChildren([child('/', () => <h1>Start</h1>), child('/fragile', Fragile)]),
    {
      api: queriesOf(stubApi({})),
      queryClient: makeQueryClient(),
      publicUrl: window.location.origin,
      now: Date.now(),
      isDevelopment: false,
      readCookies: () => '',
      loadSection: async () => false,
    },
  );
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) });
  return router;
}

beforeEach(() => {
  throws = false;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

async function expectErrorPage(): Promise<void> {
  const heading = await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
  expect(heading.lang).toBe('en');
  expect(screen.getByText('Ett oväntat fel inträffade')).toBeTruthy();
  expect(screen.getByText('Felkod 500')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Försök igen' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Till startsidan' }).getAttribute('href')).toBe('/');
  expect(document.body.textContent).not.toContain('secret detail');
}

test('is shown for a component that throws in the browser', async () => {
  const router = openRouter('/');
  render(<RouterProvider router={router} />);
  await screen.findByText('Start');
  throws = true;
  await act(() => router.navigate({ to: '/fragile' as '/' }));
  await expectErrorPage();
});

test('is shown for a component that throws while it is hydrated', async () => {
  const router = openRouter('/fragile');
  await router.load();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<RouterProvider router={router} />);
  expect(container.textContent).toBe('Hel');
  document.body.append(container);
  throws = true;
  const mounted = await act(async () => hydrateRoot(container, <RouterProvider router={router} />));
  await waitFor(expectErrorPage);
  act(() => mounted.unmount());
  container.remove();
});
