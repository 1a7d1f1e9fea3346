// The forum's list: the search, and the reader's own posts that wait for approval.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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

test('an exact search is exact until its text changes', async () => {
  const asked: unknown[] = [];
  openPage('/forum?search=zonförsvra&exact=true', {
    forum: {
      list: async (input) => {
        asked.push(input);
        return { posts: [], corrected: null, next: null, previous: null };
      },
    },
  });
  const box = await screen.findByRole('searchbox', { name: 'Sök i forumet' });
  await act(async () => void fireEvent.submit(box));
  expect(decodeURI(window.location.search)).toBe('?search=zonförsvra&exact=true');
  fireEvent.change(box, { target: { value: 'zonförsvar' } });
  fireEvent.submit(box);
  await waitFor(() =>
    expect(asked).toEqual([{ search: 'zonförsvra', exact: 'true' }, { search: 'zonförsvar' }]),
  );
});
