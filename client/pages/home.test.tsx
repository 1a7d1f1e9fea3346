// The home page when a part of it is loading, cannot be loaded, or is closed.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { failed, never, refused } from '../testing/show.tsx';

const open = async () => ({
  pageName: 'news' as const,
  isEnabled: true,
  disabledMessage: '',
  reopensAt: null,
});
const empty = {
  ads: { featured: async () => ({ ads: [] }) },
  news: { headlines: async () => ({ articles: [] }) },
  results: { list: async () => ({ results: [], next: null }) },
  pageSettings: { find: open },
};

test.each([
  ['ads', 'featured', 'Kunde inte hämta annonser'],
  ['news', 'headlines', 'Kunde inte hämta nyheter'],
  ['results', 'list', 'Kunde inte hämta resultat'],
] as const)('shows a load error of its part when %s.%s fails', async (area, call, title) => {
  const answer = vi.fn<() => Promise<never>>(failed);
  openPage('/', { ...empty, [area]: { [call]: answer } }, { as: null });
  await screen.findByRole('heading', { name: title });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Skorna du växt ur');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  const calls = answer.mock.calls.length;
  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(calls + 1));
});

test('counts its sections as open when their settings cannot be loaded', async () => {
  openPage('/', { ...empty, pageSettings: { find: failed } }, { as: null });
  expect(await screen.findByRole('heading', { name: 'Planen är tom än så länge' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('announces the parts that are still loading', async () => {
  openPage('/', { ...empty, ads: { featured: never }, news: { headlines: never } }, { as: null });
  expect(await screen.findByText('Laddar annonser')).toBeTruthy();
  expect(screen.getByText('Laddar nyheter')).toBeTruthy();
});

const closed = () => refused('PAGE_DISABLED');

test('leaves out a part whose section was closed after its setting was read', async () => {
  openPage('/', { ...empty, ads: { featured: closed }, news: { headlines: closed } }, { as: null });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByText('Laddar annonser')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});
