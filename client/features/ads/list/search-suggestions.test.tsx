// Suggestions below a search field: keyboard, mouse, screen reader, recent searches and consent.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Suggestion } from '#shared/features/ads/list/suggestions.ts';
import { giveConsent } from '../../../core/consent.ts';
import { addRecentSearch, readRecentSearches } from '../../../core/recent-searches.ts';
import { failed, show } from '../../../testing/show.tsx';
import { SearchBox } from '../../../ui/form/search-box.tsx';
import { SuggestedSearch } from './suggested-search.tsx';

const found: Suggestion[] = [
  { kind: 'word', text: 'skor' },
  { kind: 'popular', text: 'skor stl 42' },
  { kind: 'category', text: 'Basketskor' },
  { kind: 'brand', text: 'Skechers' },
];
const onSearch = vi.fn<(text: string) => void>();
const onFilter = vi.fn<(filter: object) => void>();

// happy-dom's `setRangeText` sets the property `value`, which React observes; in browsers it does not.
const { set: writeValue } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
beforeEach(() => {
  vi.spyOn(HTMLInputElement.prototype, 'setRangeText').mockImplementation(function write(
    this: HTMLInputElement,
    text: string,
  ) {
    writeValue?.call(this, text);
  });
  giveConsent('accepted');
});
afterEach(() => {
  vi.restoreAllMocks();
  onSearch.mockReset();
  onFilter.mockReset();
  localStorage.clear();
});

type Answer = (input: { text: string }) => Promise<{ suggestions: Suggestion[] }>;
const answer: Answer = async ({ text }) => ({ suggestions: text.startsWith('sk') ? found : [] });

function showBox(suggest: Answer = answer): HTMLInputElement {
  show(
    <SuggestedSearch onFilter={onFilter}>
      <SearchBox label="Sök" value="" onSearch={onSearch} />
    </SuggestedSearch>,
    { ads: { suggest } },
  );
  return screen.getByLabelText<HTMLInputElement>('Sök', { selector: 'input' });
}
async function type(field: HTMLInputElement, text: string): Promise<void> {
  act(() => field.focus());
  await waitFor(() => expect(field.getAttribute('role')).toBe('combobox'));
  fireEvent.input(field, { target: { value: text } });
}
const press = (field: HTMLElement, ...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(field, { key });
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const activeOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? 'none')?.textContent ?? null;

test('shows suggestions in named groups, and announces their number', async () => {
  const field = showBox();
  await type(field, 'sk');
  await screen.findByRole('listbox', { name: 'Sökförslag' });
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Sökord',
    'Populära sökningar',
    'Kategorier',
    'Märken',
  ]);
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  expect(await screen.findByText('4 förslag')).toHaveProperty('tagName', 'OUTPUT');
});

test('arrows, Home and End move between the options and the field, and Enter chooses', async () => {
  const field = showBox();
  await type(field, 'sk');
  await screen.findByRole('listbox');
  const visited = ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home'].map((key) => {
    press(field, key);
    return activeOption(field);
  });
  expect(visited).toEqual(['skor', 'skor stl 42', 'Skechers', null, 'Skechers', 'skor']);
  press(field, 'ArrowDown', 'Enter');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('skor stl 42');
  expect(field.value).toBe('skor stl 42');
  expect(options()).toEqual([]);
});

test('Enter without an active option searches for the text as typed', async () => {
  const field = showBox();
  await type(field, 'sk');
  await screen.findByRole('listbox');
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
  fireEvent.submit(field);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('sk');
  expect(options()).toEqual([]);
});

test('Escape closes the list, then clears the field', async () => {
  const field = showBox();
  await type(field, 'sk');
  await screen.findByRole('listbox');
  press(field, 'Escape');
  expect([options(), field.value, field.getAttribute('aria-expanded')]).toEqual([[], 'sk', 'false']);
  press(field, 'Escape');
  expect(field.value).toBe('');
  press(field, 'ArrowDown');
  expect(onSearch).not.toHaveBeenCalled();
});

test('a chosen category is a filter, and clears the text', async () => {
  const field = showBox();
  await type(field, 'sk');
  fireEvent.click(await screen.findByRole('option', { name: 'Basketskor' }));
  expect(onFilter).toHaveBeenCalledExactlyOnceWith({ category: 'Basketskor' });
  expect([field.value, onSearch.mock.calls]).toEqual(['', []]);
});

test('a chosen brand is a filter', async () => {
  const field = showBox();
  await type(field, 'sk');
  fireEvent.click(await screen.findByRole('option', { name: 'Skechers' }));
  expect(onFilter).toHaveBeenCalledExactlyOnceWith({ brand: 'Skechers' });
});

test('an answer to an earlier text is not shown', async () => {
  const late = Promise.withResolvers<{ suggestions: Suggestion[] }>();
  const asked: string[] = [];
  const field = showBox(({ text }) => {
    asked.push(text);
    return text === 'sk' ? late.promise : answer({ text: 'sk' });
  });
  await type(field, 'sk');
  await waitFor(() => expect(asked).toContain('sk'));
  await type(field, 'skor');
  await screen.findByRole('listbox');
  await act(async () => late.resolve({ suggestions: [{ kind: 'word', text: 'skidor' }] }));
  expect(options()).not.toContain('skidor');
});

test('the field works without suggestions, and shows no error when they fail to load', async () => {
  const asked: string[] = [];
  const field = showBox(({ text }) => {
    asked.push(text);
    return failed();
  });
  await type(field, 'sk');
  await waitFor(() => expect(asked).toContain('sk'));
  expect([options(), screen.queryByRole('alert')]).toEqual([[], null]);
  fireEvent.submit(field);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('sk');
});

test('recent searches are suggested in an empty field, and removed one by one or all at once', async () => {
  for (const text of ['boll', 'korg', 'skor 42']) addRecentSearch(text);
  const field = showBox();
  act(() => field.focus());
  await screen.findByRole('group', { name: 'Dina senaste sökningar' });
  expect(options()).toEqual(['skor 42', 'korg', 'boll']);
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort korg' }));
  expect(readRecentSearches()).toEqual(['skor 42', 'boll']);
  press(field, 'ArrowDown', 'Delete');
  expect(options()).toEqual(['boll']);
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort alla' }));
  expect([options(), localStorage.getItem('recent-searches')]).toEqual([[], null]);
});

test('a search is stored after consent only, and deleted when that is withdrawn', async () => {
  const field = showBox();
  act(() => giveConsent('declined'));
  await type(field, 'boll');
  fireEvent.submit(field);
  expect(readRecentSearches()).toEqual([]);
  act(() => giveConsent('accepted'));
  fireEvent.submit(field);
  await type(field, 'Skor');
  fireEvent.submit(field);
  await type(field, 'skor');
  fireEvent.submit(field);
  expect(readRecentSearches()).toEqual(['skor', 'boll']);
  act(() => giveConsent('declined'));
  expect(localStorage.getItem('recent-searches')).toBeNull();
});
