// The query cache after sign-in and sign-out.
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { openBrowserApi, queriesOf } from '../../../core/api.ts';
import { setLastViewer } from '../../../core/last-viewer.ts';
import { openOffer, storedOffers } from '../../../core/undo/undo-offers.ts';
import { followTabs } from './other-tabs.ts';
import { applySignIn, applySignOut } from './session-change.ts';

const api = queriesOf(openBrowserApi('http://localhost'));
const sessionKey = api.accounts.session.queryKey();
const viewer: Viewer = {
  id: '3f1c0a52-7d34-4a8e-9c8f-6d2b1a0e4f77',
  email: 'asa@exempel.se',
  name: 'Åsa',
  role: 'user',
  verified: false,
  avatarUrl: null,
  memberSince: '2026-01-01T12:00:00.000Z',
  birthYear: 1990,
  hasTwoStep: false,
  needsTwoStep: false,
};

it('sign-in sets the viewer and invalidates everything else', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['ads'], 'as a visitor sees them');
  await applySignIn(viewer, api, queryClient);
  expect(queryClient.getQueryData(sessionKey)).toEqual({ viewer });
  expect(queryClient.getQueryState(sessionKey)?.isInvalidated).toBe(false);
  expect(queryClient.getQueryState(['ads'])?.isInvalidated).toBe(true);
});

it('sign-in of another user than before removes what the earlier one had fetched', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['favourites'], 'of Åsa');
  setLastViewer(queryClient, viewer.id);
  await applySignIn({ ...viewer, name: 'Åsa Ek' }, api, queryClient);
  expect(queryClient.getQueryData(['favourites'])).toBe('of Åsa');
  const other = { ...viewer, id: '3f1c0a52-7d34-4a8e-9c8f-6d2b1a0e4f78' };
  await applySignIn(other, api, queryClient);
  expect(queryClient.getQueryData(sessionKey)).toEqual({ viewer: other });
  expect(queryClient.getQueryData(['favourites'])).toBeUndefined();
});

it('sign-out removes inactive queries', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionKey, { viewer });
  queryClient.setQueryData(['favourites'], 'of Åsa');
  await applySignOut(api, queryClient);
  expect(queryClient.getQueryData(sessionKey)).toEqual({ viewer: null });
  expect(queryClient.getQueryData(['favourites'])).toBeUndefined();
});

it('sign-out closes the toasts that offer undo', async () => {
  const shown = new Set<string>();
  const show = (_text: string, { id = '' } = {}) => void shown.add(id);
  openOffer(
    { text: 'Annons avvisad', ids: ['decision'], decidedAt: Date.now(), endsAt: Date.now() + 60_000 },
    {
      toast: { success: show, error: show, dismiss: (id) => shown.delete(id) },
      kind: 'success',
      viewerId: viewer.id,
      extend: async () => undefined,
      undo: async () => undefined,
    },
  );
  expect(shown.size).toBe(1);
  await applySignOut(api, new QueryClient());
  expect(shown.size).toBe(0);
  expect(storedOffers(viewer.id)).toEqual([]);
});

it('sign-out deletes the recent searches of this browser', async () => {
  const deleted: string[] = [];
  vi.stubGlobal('localStorage', { removeItem: (key: string) => deleted.push(key) });
  await applySignOut(api, new QueryClient());
  expect(deleted).toEqual(['recent-searches']);
});

it('sign-out resets active queries and refetches them as a visitor', async () => {
  const queryClient = new QueryClient();
  const answers = ['070-123 45 67', 'hidden'];
  const observer = new QueryObserver(queryClient, {
    queryKey: ['phone'],
    queryFn: () => Promise.resolve(answers.shift()),
  });
  const seen: unknown[] = [];
  const stop = observer.subscribe(({ data }) => seen.push(data));
  await expect.poll(() => seen).toContain('070-123 45 67');
  await applySignOut(api, queryClient);
  expect(queryClient.getQueryData(['phone'])).toBeUndefined();
  await expect.poll(() => seen.at(-1)).toBe('hidden');
  stop();
});

it('sign-out does not refetch a query that is disabled for visitors', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionKey, { viewer });
  const fetched: string[] = [];
  const favourites = {
    queryKey: ['favourites'],
    queryFn: () => fetched.push('favourites'),
  };
  const observer = new QueryObserver(queryClient, favourites);
  const stop = observer.subscribe(() => {});
  const session = new QueryObserver<{ viewer: Viewer | null }>(queryClient, {
    queryKey: sessionKey,
    enabled: false,
  });
  const stopSession = session.subscribe(({ data }) =>
    observer.setOptions({ ...favourites, enabled: data?.viewer !== null }),
  );
  await expect.poll(() => fetched).toEqual(['favourites']);
  await applySignOut(api, queryClient);
  expect(queryClient.getQueryData(['favourites'])).toBeUndefined();
  expect(fetched).toEqual(['favourites']);
  stop();
  stopSession();
});

it('sign-in and sign-out notify the other tabs', async () => {
  const queryClient = new QueryClient();
  const seen: unknown[] = [];
  const stop = followTabs((viewerId) => seen.push(viewerId));
  await applySignIn(viewer, api, queryClient);
  await applySignOut(api, queryClient);
  await expect.poll(() => seen).toEqual([viewer.id, null]);
  stop();
});
