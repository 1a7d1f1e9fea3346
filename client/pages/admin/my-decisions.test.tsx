// One's own decisions: the file has the filters of the list.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { viewer } from '../../testing/show.tsx';

test('an admin downloads their own decisions with the filters of the list', async () => {
  openPage(
    '/admin/my-decisions?action=ad.approve&sort=oldest&after=cursor&page=2',
    { audit: { listOwn: async () => ({ entries: [], next: null, previous: null }) } },
    { as: { ...viewer, role: 'admin' } },
  );
  const link = await screen.findByRole('link', { name: 'Exportera som CSV' });
  expect(link.getAttribute('href')).toBe('/api/admin/my-decisions.csv?action=ad.approve&sort=oldest');
});
