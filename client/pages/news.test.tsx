// The search of the news list.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { missingTexts } from '../testing/show.tsx';

test('an exact search is exact until its text changes', async () => {
  const asked: unknown[] = [];
  openPage('/news?search=landslagat&exact=true', {
    news: {
      list: async (input) => {
        asked.push(input);
        return { featured: [], regular: [], articles: [], corrected: null, next: null, previous: null };
      },
    },
  });
  expect(await missingTexts('Inga nyheter hittades')).toEqual([]);
  const box = screen.getByRole('searchbox', { name: 'Sök bland nyheterna' });
  await act(async () => void fireEvent.submit(box));
  expect(window.location.search).toBe('?search=landslagat&exact=true');
  fireEvent.change(box, { target: { value: 'landslaget' } });
  fireEvent.submit(box);
  await waitFor(() =>
    expect(asked).toEqual([{ search: 'landslagat', exact: 'true' }, { search: 'landslaget' }]),
  );
});
