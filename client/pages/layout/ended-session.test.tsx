// The session is ended on another device while a page is open: the page shows it without an action of the user.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { openPage } from '../../testing/open-page.tsx';
import { missingTexts, viewer } from '../../testing/show.tsx';

/** A server that refuses the live connection. */
function refuseConnection(): void {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 401 }));
  Object.defineProperty(navigator, 'locks', { value: freeLocks, configurable: true });
}

const freeLocks = {
  request: (_name: string, _options: unknown, work: (lock: object) => unknown) => Promise.resolve(work({})),
};

test('a private page is replaced by a request to sign in', async () => {
  openPage('/messages', { accounts: { session: async () => ({ viewer: null }) } });
  refuseConnection();
  expect(
    await missingTexts('Du måste vara inloggad för att läsa dina meddelanden', 'Du har loggats ut'),
  ).toEqual([]);
});

test('a page stays as it is when the session has not ended', async () => {
  const session = vi.fn<() => Promise<{ viewer: Viewer }>>(async () => ({ viewer }));
  openPage('/faq', { accounts: { session } });
  refuseConnection();
  await vi.waitFor(() => expect(session).toHaveBeenCalled());
  expect(screen.queryByRole('button', { name: 'Logga in' })).toBeNull();
  expect(screen.queryByText('Du har loggats ut')).toBeNull();
});
