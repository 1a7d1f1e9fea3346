// The page that is shown while the next page loads.
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { never, viewer } from '../testing/show.tsx';

afterEach(() => vi.restoreAllMocks());

test('is shown from its top after a link at the end of a page', async () => {
  const { navigate } = openPage('/cookies', {
    ads: { find: never },
    accounts: { session: async () => ({ viewer }) },
  });
  await screen.findByRole('heading', { name: 'Cookies' });
  // As newer browsers do.
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => Promise.resolve());
  void navigate('/edit-ad/00000000-0000-4000-8000-000000000001');
  expect(await screen.findByText('Laddar sidan')).toBeTruthy();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  await navigate('/terms');
  expect(await screen.findByRole('heading', { level: 1, name: 'Användarvillkor' })).toBeTruthy();
});
