// The list of saved searches: empty, long, changed, renamed, removed and restored, and failed actions.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SavedSearch } from '#shared/features/saved-searches/contract.ts';
import { type Answers, failed, never, refused, show, missingTexts } from '../../testing/show.tsx';
import { SavedSearches } from './saved-searches.tsx';

const NAME_TAKEN = 'Du har redan en sparad sökning med det namnet';

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

/** An API that stores changes; the name "Bollar" is taken. */
function storing(): Answers['savedSearches'] {
  let searches = [search(1)];
  return {
    list: async () => ({ searches }),
    async change({ id, ...changes }) {
      if (changes.name === 'Bollar') return refused('CONFLICT', NAME_TAKEN, { name: NAME_TAKEN });
      searches = searches.map((each) => (each.id === id ? ({ ...each, ...changes } as SavedSearch) : each));
      return searches[0] as SavedSearch;
    },
    async remove({ id }) {
      searches = searches.filter((each) => each.id !== id);
      return { id };
    },
    async save(fields) {
      searches = [{ ...search(2), ...fields } as SavedSearch];
      return searches[0] as SavedSearch;
    },
  };
}

async function choose(name: string, action: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: `Fler åtgärder för ${name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}

test('a search is muted, and renamed to a name that is not taken, with the focus on it afterwards', async () => {
  open(storing());
  const alert = await screen.findByRole('combobox', { name: 'Avisera om Skor 1' });
  fireEvent.change(alert, { target: { value: 'never' } });
  expect(await missingTexts('Ändringen är sparad')).toEqual([]);

  await choose('Skor 1', 'Byt namn');
  const field = await screen.findByRole('textbox', { name: 'Namn på sökningen' });
  const rename = (name: string) => {
    fireEvent.change(field, { target: { value: name } });
    fireEvent.click(screen.getByRole('button', { name: 'Spara' }));
  };
  rename('Bollar');
  expect(await missingTexts(NAME_TAKEN)).toEqual([]);
  rename('Skor 43');
  const link = await screen.findByRole('link', { name: 'Skor 43' });
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(screen.getByRole('combobox', { name: 'Avisera om Skor 43' })).toHaveProperty('value', 'never');
});

test('a removed search is restored with its alert', async () => {
  open(storing());
  fireEvent.change(await screen.findByRole('combobox', { name: 'Avisera om Skor 1' }), {
    target: { value: 'never' },
  });
  await screen.findByText('Ändringen är sparad');
  await choose('Skor 1', 'Ta bort');
  expect(await missingTexts('Sparad sökning borttagen')).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Skor 1' })).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Ångra' }));
  expect(await screen.findByRole('link', { name: 'Skor 1' })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Avisera om Skor 1' })).toHaveProperty('value', 'never');
});
