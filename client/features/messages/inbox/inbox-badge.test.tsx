// The badge in a page that is hydrated after the live connection has sent the number of unread messages.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiContext, openBrowserApi, queriesOf } from '../../../core/api.ts';
import { makeQueryClient } from '../../../core/query-client.ts';
import { InboxBadge } from './inbox-badge.tsx';

test('hydrates the server-rendered badge, then shows the number that is already cached', async () => {
  const api = queriesOf(openBrowserApi(location.origin));
  const queryClient = makeQueryClient();
  const badge = (
    <QueryClientProvider client={queryClient}>
      <ApiContext value={api}>
        <InboxBadge />
      </ApiContext>
    </QueryClientProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(badge);
  queryClient.setQueryData(api.messages.unread.queryKey(), { unread: 2 });
  const mismatches: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, badge, { onRecoverableError: (error) => mismatches.push(error) }),
  );
  expect(mismatches).toEqual([]);
  expect(screen.getByText('2 olästa')).toBeTruthy();
  act(() => root.unmount());
  container.remove();
});
