// The command palette: opened by key, goes to pages and records by keyboard, and survives a failing search.
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Found } from '#shared/features/admin/finder.ts';
import { failed, show } from '../../../testing/show.tsx';
import { PaletteButton } from './palette-button.tsx';

const pages = [
  { href: '/admin/users', label: 'Användare' },
  { href: '/admin/ads', label: 'Annonser', keywords: 'torget' },
];
const ad: Found = {
  kind: 'ad',
  id: '91a0f426-e1af-46cb-9338-38e3b2436acb',
  title: 'Spalding TF-1000',
  detail: 'Ebba Ek',
};

async function open(find: (input: { text: string }) => Promise<{ found: Found[] }>) {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
  show(
    <RouterContextProvider router={router}>
      <PaletteButton pages={pages} />
    </RouterContextProvider>,
    { admin: { find } },
  );
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  // The field must have the focus at once, so that text typed right after the shortcut is not lost.
  const field = screen.getByRole('combobox');
  expect(document.activeElement).toBe(field);
  return { field, navigate };
}
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('Ctrl+K opens the palette with all pages and a focused field, and Enter goes to the active page', async () => {
  const { field, navigate } = await open(async () => ({ found: [] }));
  expect(document.activeElement).toBe(field);
  expect(options()).toEqual(['Användare', 'Annonser']);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Annonser');
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(navigate).toHaveBeenCalledWith({ href: '/admin/ads' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('leaves Delete, Home and End to the typed text', async () => {
  const { field } = await open(async () => ({ found: [] }));
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  // False if the default action is prevented.
  expect(['Delete', 'Home', 'End'].map((key) => fireEvent.keyDown(field, { key }))).toEqual([
    true,
    true,
    true,
  ]);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Annonser');
});

test('finds pages also without the marks of letters', async () => {
  const { field } = await open(async () => ({ found: [] }));
  act(() => void type(field, 'anvand'));
  expect(options()).toEqual(['Användare']);
});

test('finds records by the typed text, in groups, and announces their number', async () => {
  const { field, navigate } = await open(async ({ text }) => ({ found: text === 'spal' ? [ad] : [] }));
  act(() => void type(field, 'spal'));
  await waitFor(() => expect(options()).toEqual(['Spalding TF-1000Ebba Ek']));
  expect(screen.getByRole('group', { name: 'Annonser' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('1 träff');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(navigate).toHaveBeenCalledWith({ href: `/admin/ads?ad=${ad.id}` }));
});

test('one of two associations with the same name is opened by its id', async () => {
  const clubs = ['Luleå', 'Malmö'].map((detail, at) => ({
    kind: 'association' as const,
    id: `91a0f426-e1af-46cb-9338-38e3b2436ac${at}`,
    title: 'Ekstad Basket',
    detail,
  }));
  const { field, navigate } = await open(async () => ({ found: clubs }));
  act(() => void type(field, 'ekstad'));
  fireEvent.click(await screen.findByRole('option', { name: /Malmö/ }));
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith({ href: `/admin/associations?search=${clubs[1]?.id}` }),
  );
});

test('shows a message when nothing is found, and a retry button when the search fails', async () => {
  const find = vi.fn<() => Promise<{ found: Found[] }>>(async () => ({ found: [] }));
  const { field } = await open(find);
  act(() => void type(field, 'finnsinte'));
  await waitFor(() => expect(screen.getAllByText('Inget hittades. Kontrollera stavningen.').length).toBe(2));
  find.mockImplementation(failed);
  act(() => void type(field, 'annons'));
  expect(await screen.findByRole('button', { name: 'Försök igen' })).toBeTruthy();
  expect(options()).toEqual(['Annonser']);
  expect(screen.getByRole('status').textContent).toBe('Kunde inte söka. Sidorna ovan går ändå att öppna.');
  act(() => void type(field, 'finnsinget'));
  await waitFor(() => expect(screen.getAllByText('Kunde inte söka.')).toHaveLength(2));
  expect(options()).toEqual([]);
});

test('finds a page by another word than its label', async () => {
  const { field } = await open(async () => ({ found: [] }));
  act(() => void type(field, 'torg'));
  expect(options()).toEqual(['Annonser']);
});
