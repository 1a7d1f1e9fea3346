// The dialog for a category: what it sends, its errors, and its draft.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noAttributes } from '#shared/features/categories/category-attributes.ts';
import type { Category } from '#shared/features/categories/contract.ts';
import { categoryTexts } from '#shared/features/categories/texts.ts';
import { type Answers, failed, missingTexts, refused, show, viewer } from '../../testing/show.tsx';
import { storedDrafts } from '../../testing/stored-drafts.ts';
import { CategoryDialog } from './category-dialog.tsx';

const shoes: Category = {
  id: 3,
  name: 'Basketskor',
  description: 'Skor',
  icon: '👟',
  active: true,
  adCount: 12,
  savedSearches: 0,
  createdAt: '2026-01-01T12:00:00.000Z',
  can: { delete: false },
  attributes: { ...noAttributes, hasBrand: true, sizeSystem: 'shoes' },
};
const onClose = vi.fn<() => void>();

beforeEach(() => onClose.mockClear());
afterEach(() => sessionStorage.clear());

function open(categories: NonNullable<Answers['categories']>, category?: Category, as = viewer) {
  return show(<CategoryDialog category={category} onClose={onClose} />, { categories }, { as });
}

const description = () => screen.getByRole('textbox', { name: 'Beskrivning' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('creates a category with the attributes of its ads', async () => {
  const create = vi.fn<(category: object) => Promise<Category>>(async () => shoes);
  open({ create });
  fireEvent.change(screen.getByRole('textbox', { name: /Namn/ }), { target: { value: ' Bollar ' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Märke' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Storlekar' }), { target: { value: 'balls' } });
  press('Skapa kategori');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(create.mock.calls[0]?.[0]).toEqual({
    name: 'Bollar',
    description: '',
    icon: '',
    attributes: { ...noAttributes, hasBrand: true, sizeSystem: 'balls' },
  });
  expect(await missingTexts(categoryTexts.created)).toEqual([]);
});

test('changes a category, with a note that its ads get the new name', async () => {
  const update = vi.fn<(category: object) => Promise<Category>>(async () => shoes);
  open({ update }, shoes);
  expect(screen.getByRole('textbox', { name: /Namn/, description: /Annonserna följer med/ })).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: 'Storlekar' }), { target: { value: '' } });
  press('Spara');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(update.mock.calls[0]?.[0]).toEqual({
    id: 3,
    name: 'Basketskor',
    description: 'Skor',
    icon: '👟',
    attributes: { ...noAttributes, hasBrand: true },
    seen: { name: 'Basketskor', description: 'Skor', icon: '👟', attributes: shoes.attributes },
  });
});

test('after a conflict, saves what the other admin has changed, and shows it where both have', async () => {
  const attributes = { ...shoes.attributes, hasColour: true };
  const theirs = { ...shoes, description: 'Skor för planen', attributes };
  const update = vi
    .fn<(category: object) => Promise<Category>>()
    .mockImplementationOnce(() => refused('CONFLICT', categoryTexts.changedMeanwhile))
    .mockImplementation(async () => shoes);
  open({ update, list: async () => ({ categories: [theirs] }) }, shoes);
  fireEvent.change(screen.getByRole('textbox', { name: 'Beskrivning' }), { target: { value: 'Alla skor' } });
  press('Spara');
  await screen.findByText(/Någon annan har ändrat kategorin/);
  expect(screen.getByText('Sparat nu: Skor för planen')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Spara' }).getAttribute('aria-busy')).not.toBe('true'),
  );
  press('Spara');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(update.mock.calls[1]?.[0]).toMatchObject({
    description: 'Alla skor',
    attributes,
    seen: { description: 'Skor för planen', attributes },
  });
});

test('shows a missing or taken name at the field, and sends nothing without one', async () => {
  const create = vi.fn<() => Promise<never>>(() =>
    refused('CONFLICT', categoryTexts.nameTaken, { name: categoryTexts.nameTaken }),
  );
  open({ create });
  press('Skapa kategori');
  const field = screen.getByRole('textbox', { name: /Namn/, description: categoryTexts.nameMissing });
  expect(create).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'Basketskor' } });
  const icon = screen.getByRole('textbox', { name: 'Ikon' });
  fireEvent.change(icon, { target: { value: 'boll' } });
  press('Skapa kategori');
  expect(screen.getByRole('textbox', { name: 'Ikon', description: /Välj en emoji/ })).toBe(icon);
  expect(create).not.toHaveBeenCalled();
  fireEvent.change(icon, { target: { value: '🏀' } });
  press('Skapa kategori');
  expect(await screen.findByRole('textbox', { description: categoryTexts.nameTaken })).toBe(field);
  expect(onClose).not.toHaveBeenCalled();
});

test('stays open with the reason when it cannot be saved', async () => {
  open({ update: failed }, shoes);
  press('Spara');
  expect(await missingTexts(`${categoryTexts.updateFailed}. Ingen kontakt med servern.`)).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

test('a draft survives a reload for its author only, and is saved with the category when it was begun', async () => {
  const page = open({}, shoes);
  fireEvent.change(description(), { target: { value: 'Skor för plan och gata' } });
  page.unmount();
  const other = open({}, shoes, { ...viewer, id: '00000000-0000-4000-8000-00000000000b' });
  expect(description()).toHaveProperty('value', 'Skor');
  other.unmount();
  const update = vi.fn<(category: object) => Promise<Category>>(async () => shoes);
  open({ update }, { ...shoes, icon: '🏀' });
  expect(description()).toHaveProperty('value', 'Skor för plan och gata');
  press('Spara');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(update.mock.calls[0]?.[0]).toMatchObject({ seen: { icon: '👟' } });
  expect(storedDrafts()).toHaveLength(0);
});
