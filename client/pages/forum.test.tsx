// The forum's list: the reader's own posts that wait for approval.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { missingTexts, viewer } from '../testing/show.tsx';

const id = '00000000-0000-4000-8000-0000000000f1';

function open(as: typeof viewer | null): void {
  openPage(
    '/forum',
    {
      forum: {
        list: async () => ({ posts: [], corrected: null, next: null, previous: null }),
        waiting: async () => ({ posts: [{ id, title: 'Mitt första inlägg' }] }),
      },
    },
    { as },
  );
}

test('links to the posts of the reader that wait for approval', async () => {
  open(viewer);
  const link = await screen.findByRole('link', { name: 'Mitt första inlägg' });
  expect(link.getAttribute('href')).toBe(`/forum/${id}`);
  expect(await missingTexts('Väntar på granskning', 'Det syns bara för dig tills det är granskat.')).toEqual(
    [],
  );
});

test('does not ask for such posts of a visitor', async () => {
  open(null);
  expect(await missingTexts('Inga inlägg än')).toEqual([]);
  expect(screen.queryByText('Väntar på granskning')).toBeNull();
});
