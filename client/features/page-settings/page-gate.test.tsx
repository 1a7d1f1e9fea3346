// A page that closes and opens while it is shown, for visitors, users and staff.
import { focusManager, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { useEffect, useEffectEvent } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageName } from '#shared/features/page-settings/page-names.ts';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { useApi } from '../../core/api.ts';
import type { LiveEvent } from '../../core/live/connection-state.ts';
import { refused, show, viewer } from '../../testing/show.tsx';
import { usePageSettingUpdates } from './live-updates.ts';
import { PageGate } from './page-gate.tsx';
import { useOpenPages } from './use-open-pages.ts';

let isEnabled: boolean;
let requests: number;
let sessionRequests: number;
/** Delivers a live event to the page. */
const receive = (event: LiveEvent) => window.dispatchEvent(new CustomEvent('live', { detail: event }));
const settingOf = (pageName: PageName) => ({
  pageName,
  isEnabled,
  disabledMessage: 'Vi målar om linjerna.',
  reopensAt: null,
});
const receiveSetting = () => receive({ topic: 'page-settings', ...settingOf('marketplace') });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  [isEnabled, requests, sessionRequests] = [true, 0, 0];
});
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

function Content() {
  const { accounts, ads } = useApi();
  const { error } = useQuery({ ...ads.featured.queryOptions(), refetchOnWindowFocus: false });
  useQuery(accounts.session.queryOptions());
  return <p>{error ? 'Nekat' : 'Torget'}</p>;
}

function Gate() {
  useOpenPages();
  const update = useEffectEvent(usePageSettingUpdates());
  useEffect(() => {
    const listen = (event: Event) => update((event as CustomEvent<LiveEvent>).detail);
    window.addEventListener('live', listen);
    return () => window.removeEventListener('live', listen);
  }, []);
  return (
    <PageGate pageName="marketplace" title="Marknadsplatsen">
      <Content />
    </PageGate>
  );
}

const open = (as: Viewer | null = null, featured = async () => ({ ads: [] })) =>
  show(
    <Gate />,
    {
      pageSettings: {
        find: async () => {
          requests += 1;
          return settingOf('marketplace');
        },
        closed: async () => ({ pageNames: isEnabled ? [] : ['marketplace' as const] }),
      },
      accounts: {
        session: async () => {
          sessionRequests += 1;
          return { viewer: as };
        },
      },
      ads: { featured },
    },
    { as },
  );
const opened = () => screen.findByText('Torget');
const closed = () => screen.findByRole('heading', { name: 'Marknadsplatsen: tillfälligt stängt' });

test.each<[string, Viewer | null]>([
  ['signed-in users', viewer],
  ['visitors', null],
])('closes and opens at once for %s, without a request', async (_who, as) => {
  open(as);
  expect(await opened()).toBeTruthy();
  const before = requests;
  isEnabled = false;
  act(() => void receiveSetting());
  expect(await closed()).toBeTruthy();
  expect(screen.getByText('Vi målar om linjerna.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Till startsidan' }).getAttribute('href')).toBe('/');
  isEnabled = true;
  act(() => void receiveSetting());
  expect(await opened()).toBeTruthy();
  expect(requests).toBe(before);
});

test('the setting of another page changes nothing', async () => {
  open();
  expect(await opened()).toBeTruthy();
  isEnabled = false;
  act(() => void receive({ topic: 'page-settings', ...settingOf('forum') }));
  expect(screen.getByText('Torget')).toBeTruthy();
});

test('what was cached of the page before it was closed is fetched again when it opens, and nothing else', async () => {
  let fetches = 0;
  open(null, async () => {
    fetches += 1;
    return { ads: [] };
  });
  await vi.waitFor(() => expect(fetches).toBe(1));
  isEnabled = false;
  act(() => void receiveSetting());
  expect(await closed()).toBeTruthy();
  isEnabled = true;
  act(() => void receiveSetting());
  expect(await opened()).toBeTruthy();
  await vi.waitFor(() => expect(fetches).toBe(2));
  expect(sessionRequests).toBe(0);
});

test('refetches the setting after the live connection was lost, but not when it first opens', async () => {
  open(viewer);
  expect(await opened()).toBeTruthy();
  const before = requests;
  act(() => void receive({ topic: 'hello' }));
  expect(requests).toBe(before);
  isEnabled = false;
  act(() => void receive({ topic: 'hello' }));
  expect(await closed()).toBeTruthy();
});

test('closes for a visitor who returns to the tab', async () => {
  open();
  expect(await opened()).toBeTruthy();
  isEnabled = false;
  await vi.advanceTimersByTimeAsync(11_000);
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
  expect(await closed()).toBeTruthy();
});

test('closes when the server refuses a request because the page is closed', async () => {
  isEnabled = true;
  open(null, () => {
    isEnabled = false;
    return refused('PAGE_DISABLED');
  });
  expect(await closed()).toBeTruthy();
});

test('refetches the setting for a visitor who has missed events, also when the stream first opens', async () => {
  open();
  expect(await opened()).toBeTruthy();
  const before = requests;
  act(() => void receive({ topic: 'hello', isFresh: false }));
  act(() => void receive({ topic: 'hello', isFresh: false }));
  expect(requests).toBe(before);
  isEnabled = false;
  act(() => void receive({ topic: 'hello', isFresh: true }));
  expect(await closed()).toBeTruthy();
});

test('is not polled', async () => {
  open();
  expect(await opened()).toBeTruthy();
  const before = requests;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toBe(before);
});

test('closing the page preserves text that staff are writing', async () => {
  isEnabled = true;
  open({ ...viewer, role: 'admin' });
  const before = await opened();
  isEnabled = false;
  act(() => void receiveSetting());
  expect(await screen.findByText('Stängt för besökare.')).toBeTruthy();
  expect(await opened()).toBe(before);
});

test('shows a closed page to staff, with a notice', async () => {
  isEnabled = false;
  open({ ...viewer, role: 'admin' });
  expect(await screen.findByText('Stängt för besökare.')).toBeTruthy();
  expect(await opened()).toBeTruthy();
});
