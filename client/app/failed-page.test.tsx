// The error page, for a component that throws on the server, while it is hydrated, and in the browser.
import {
  createRootRouteWithContext,
  createRoute,
  Outlet,
  RouterProvider,
  createMemoryHistory,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queriesOf } from '../core/api.ts';
import { NetworkFailure } from '../core/failure.ts';
import { makeQueryClient } from '../core/query-client.ts';
import { stubApi } from '../testing/show.tsx';
import { findThrown, renderFailed } from './find-thrown.ts';
import { makeRouter } from './router.tsx';
import type { RouterContext } from './router-context.ts';

let throws = false;
const secret = new Error('secret detail');
let thrownError: Error = secret;

function Fragile() {
  if (throws) throw thrownError;
  return <h1>Hel</h1>;
}

/** A site of two pages, of which the second throws when `throws` is set. */
function openRouter(address: string, isServer = false) {
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
  const history = createMemoryHistory({ initialEntries: [address] });
  router.update({ ...router.options, history, isServer });
  return router;
}

beforeEach(() => {
  throws = false;
  thrownError = secret;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const findHeading = () => screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' });

function expectErrorPage(heading: HTMLElement): void {
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
  const heading = await findHeading();
  expect(heading).toBeTruthy();
  expectErrorPage(heading);
});

test.each([
  [
    'a script',
    'Failed to fetch dynamically imported module: /assets/faq.js',
    /^En del av sidan kunde inte hämtas/,
  ],
  ['the data', 'Failed to fetch', /^Ingen kontakt med servern/],
  [
    'the data behind a proxy',
    new NetworkFailure('Response 502 does not come from the application'),
    /^Ingen kontakt med servern/,
  ],
  ['the data in Firefox', 'NetworkError when attempting to fetch resource.', /^Ingen kontakt med servern/],
])('names no error of the application when %s could not be loaded', async (_part, failure, sentence) => {
  const router = openRouter('/');
  render(<RouterProvider router={router} />);
  await screen.findByText('Start');
  thrownError = typeof failure === 'string' ? new TypeError(failure) : failure;
  throws = true;
  await act(() => router.navigate({ to: '/fragile' as '/' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Sidan kunde inte hämtas' });
  expect(heading.lang).toBe('');
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.queryByText(/Felkod/)).toBeNull();
});

test('is reloaded when the network is back', async () => {
  const router = openRouter('/');
  render(<RouterProvider router={router} />);
  await screen.findByText('Start');
  thrownError = new TypeError('Failed to fetch dynamically imported module: /assets/faq.js');
  throws = true;
  await act(() => router.navigate({ to: '/fragile' as '/' }));
  await screen.findByRole('heading', { level: 1, name: 'Sidan kunde inte hämtas' });
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', async () => new Response());
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  vi.unstubAllGlobals();
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
  const heading = await findHeading();
  expect(heading).toBeTruthy();
  expectErrorPage(heading);
  act(() => mounted.unmount());
  container.remove();
});

/** The markup that the server sends, and the error that a component threw while it was rendered. */
async function renderOnServer(router: ReturnType<typeof openRouter>) {
  await router.load();
  const element = <RouterProvider router={router} />;
  const whole = renderToString(element);
  const thrown = await findThrown(whole, element);
  return { markup: thrown ? renderFailed(router, thrown, () => renderToString(element)) : whole, thrown };
}

/** The page of a component that threw on the server, in the document as it is without JavaScript. */
async function showFromServer() {
  throws = true;
  const { markup, thrown } = await renderOnServer(openRouter('/fragile', true));
  expect(thrown).toEqual(new Error('secret detail'));
  const container = document.createElement('div');
  container.innerHTML = markup;
  document.body.append(container);
  expectErrorPage(await findHeading());
  return container;
}

async function hydrate(container: HTMLElement) {
  const router = openRouter('/fragile');
  await router.load();
  const recovered = { onRecoverableError: () => undefined };
  return act(async () => hydrateRoot(container, <RouterProvider router={router} />, recovered));
}

test('is shown without JavaScript for a component that throws on the server, and disappears once it renders', async () => {
  const container = await showFromServer();
  // Without scripts the retry button is replaced by a link to the page itself.
  expect(container.innerHTML).toContain('<noscript><a href=""');
  throws = false;
  const mounted = await hydrate(container);
  expect(await screen.findByRole('heading', { name: 'Hel' })).toBeTruthy();
  expect(screen.queryByText('Ett oväntat fel inträffade')).toBeNull();
  act(() => mounted.unmount());
  container.remove();
});

test('is shown for a component that throws on the server and in the browser', async () => {
  const container = await showFromServer();
  const mounted = await hydrate(container);
  const heading = await findHeading();
  expect(heading).toBeTruthy();
  expectErrorPage(heading);
  act(() => mounted.unmount());
  container.remove();
});

test('finds no error in a complete page or in one with a suspended component', async () => {
  expect((await renderOnServer(openRouter('/', true))).thrown).toBeNull();
  const never = new Promise<string>(() => undefined);
  const Waiting = () => <p>{use(never)}</p>;
  const element = (
    <Suspense fallback="Laddar">
      <Waiting />
    </Suspense>
  );
  expect(await findThrown(renderToString(element), element)).toBeNull();
});
