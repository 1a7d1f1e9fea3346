// States of the list of saved searches: empty, long, and failed actions.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SavedSearch } from '#shared/features/saved-searches/contract.ts';
import { type Answers, failed, never, show, missingTexts } from '../../testing/show.tsx';
import { SavedSearches } from './saved-searches.tsx';

const search = (place: number): SavedSearch => ({
  id: `00000000-0000-4000-8000-00000000000${place}`,
  name: `Skor ${place}`,
  filter: { search: 'skor' },
  alert: 'daily',
  createdAt: '2026-03-04T12:00:00.000Z',
});
const open = (savedSearches: Answers['savedSearches']) => show(<SavedSearches />, { savedSearches });
const withSearches = (count: number): Answers['savedSearches'] => ({
  list: async () => ({ searches: Array.from({ length: count }, (_each, place) => search(place + 1)) }),
});

test('show the loading and failed states', async () => {
  const { unmount } = open({ list: never });
  expect(await missingTexts('Laddar dina sparade sökningar')).toEqual([]);
  unmount();
  open({ list: failed });
  expect(
    await screen.findByRole('heading', { name: 'Kunde inte hämta dina sparade sökningar' }),
  ).toBeTruthy();
});

test('explain how to save a search when there is none', async () => {
  open(withSearches(0));
  expect(
    await missingTexts(
      'Du har inga sparade sökningar än. Sök eller välj filter på marknadsplatsen och tryck på Spara sökning, så får du veta när det kommer nya annonser.',
    ),
  ).toEqual([]);
  expect(screen.getByRole('link', { name: 'marknadsplatsen' }).getAttribute('href')).toBe('/marketplace');
});

test('show three of many, expand and collapse', async () => {
  open(withSearches(5));
  fireEvent.click(await screen.findByRole('button', { name: 'Visa alla 5' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: 'Visa färre' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('show when alerts are sent, and an error when a change was not saved', async () => {
  open({ ...withSearches(1), change: failed });
  const alert = await screen.findByRole('combobox', { name: 'Avisera om Skor 1' });
  expect([...alert.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Direkt',
    'Varje dag',
    'Aldrig',
  ]);
  fireEvent.change(alert, { target: { value: 'never' } });
  expect(await missingTexts('Kunde inte ändra sökningen')).toEqual([]);
});

test('show an error when one was not removed', async () => {
  open({ ...withSearches(1), remove: failed });
  fireEvent.click(await screen.findByRole('button', { name: 'Fler åtgärder för Skor 1' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Ta bort' }));
  expect(await missingTexts('Kunde inte ta bort sökningen')).toEqual([]);
});
