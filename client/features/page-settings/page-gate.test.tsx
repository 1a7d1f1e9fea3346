// A page that closes and opens while it is shown, for visitors, users and staff.
import { focusManager, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { useEffect, useEffectEvent } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { useApi } from '../../core/api.ts';
import type { LiveEvent } from '../../core/live/connection-state.ts';
import { refused, show, viewer } from '../../testing/show.tsx';
import { usePageSettingUpdates } from './live-updates.ts';
import { PageGate } from './page-gate.tsx';

let isEnabled: boolean;
let requests: number;
/** Delivers a live event to the page. */
const receive = (topic: string) => window.dispatchEvent(new CustomEvent('live', { detail: { topic } }));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  [isEnabled, requests] = [true, 0];
});
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

function Content() {
  const { error } = useQuery({ ...useApi().ads.featured.queryOptions(), refetchOnWindowFocus: false });
  return <p>{error ? 'Nekat' : 'Torget'}</p>;
}

function Gate() {
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
          return {
            pageName: 'marketplace',
            isEnabled,
            disabledMessage: 'Vi målar om linjerna.',
            reopensAt: null,
          };
        },
      },
      ads: { featured },
    },
    { as },
  );
const opened = () => screen.findByText('Torget');
const closed = () => screen.findByRole('heading', { name: 'Marknadsplatsen: tillfälligt stängt' });

test('closes and opens at once for signed-in users', async () => {
  open(viewer);
  expect(await opened()).toBeTruthy();
  isEnabled = false;
  act(() => void receive('page-settings'));
  expect(await closed()).toBeTruthy();
  expect(screen.getByText('Vi målar om linjerna.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Till startsidan' }).getAttribute('href')).toBe('/');
  isEnabled = true;
  act(() => void receive('page-settings'));
  expect(await opened()).toBeTruthy();
});

test('refetches the setting after the live connection was lost, but not when it first opens', async () => {
  open(viewer);
  expect(await opened()).toBeTruthy();
  const before = requests;
  act(() => void receive('hello'));
  expect(requests).toBe(before);
  isEnabled = false;
  act(() => void receive('hello'));
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

test('closes and opens by itself for a visitor', async () => {
  open();
  expect(await opened()).toBeTruthy();
  isEnabled = false;
  await vi.advanceTimersByTimeAsync(16_000);
  expect(await closed()).toBeTruthy();
  isEnabled = true;
  await vi.advanceTimersByTimeAsync(16_000);
  expect(await opened()).toBeTruthy();
});

test('is not polled for signed-in users, who get live events', async () => {
  open(viewer);
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
  act(() => void receive('page-settings'));
  expect(await screen.findByText('Stängt för besökare.')).toBeTruthy();
  expect(await opened()).toBe(before);
});

test('shows a closed page to staff, with a notice', async () => {
  isEnabled = false;
  open({ ...viewer, role: 'admin' });
  expect(await screen.findByText('Stängt för besökare.')).toBeTruthy();
  expect(await opened()).toBeTruthy();
});
