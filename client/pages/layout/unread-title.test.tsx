// The number of unread messages in the document's title.
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useUnreadTitle } from './unread-title.ts';

afterEach(() => document.head.replaceChildren());

test('shows the number on each page, and removes it at zero and when signing out', async () => {
  document.title = 'Inkorg · Baskettorget';
  const { rerender, unmount } = renderHook(({ unread }) => useUnreadTitle(unread), {
    initialProps: { unread: 3 },
  });
  expect(document.title).toBe('(3) Inkorg · Baskettorget');
  // The router writes the title of the next page.
  document.title = 'Marknadsplats · Baskettorget';
  await waitFor(() => expect(document.title).toBe('(3) Marknadsplats · Baskettorget'));
  rerender({ unread: 12 });
  expect(document.title).toBe('(12) Marknadsplats · Baskettorget');
  rerender({ unread: 0 });
  expect(document.title).toBe('Marknadsplats · Baskettorget');
  rerender({ unread: 1 });
  unmount();
  expect(document.title).toBe('Marknadsplats · Baskettorget');
});
