// The dialog for a brand: what it sends, its errors, and its draft.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Brand } from '#shared/features/brands/contract.ts';
import { brandTexts } from '#shared/features/brands/texts.ts';
import { type Answers, failed, missingTexts, refused, show, viewer } from '../../testing/show.tsx';
import { storedDrafts } from '../../testing/stored-drafts.ts';
import { BrandDialog } from './brand-dialog.tsx';

const molten: Brand = { id: 7, name: 'Molten', aliases: ['molton'], active: true, adCount: 3 };
const onClose = vi.fn<() => void>();

beforeEach(() => onClose.mockClear());
afterEach(() => sessionStorage.clear());

function open(brands: NonNullable<Answers['brands']>, brand?: Brand, as = viewer) {
  return show(<BrandDialog brand={brand} onClose={onClose} />, { brands }, { as });
}

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('adds a brand with its other spellings', async () => {
  const create = vi.fn<(brand: object) => Promise<Brand>>(async () => molten);
  open({ create });
  type(/Namn/, 'Molten');
  type(/Andra stavningar/, ' molton, , GG7X ');
  press('Lägg till märke');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(create.mock.calls[0]?.[0]).toEqual({ name: 'Molten', aliases: ['molton', 'GG7X'], active: true });
  expect(await missingTexts(brandTexts.created)).toEqual([]);
});

test('changes a brand, with a note that its ads get the new name', async () => {
  const update = vi.fn<(brand: object) => Promise<Brand>>(async () => molten);
  open({ update }, molten);
  expect(screen.getByRole('textbox', { name: /Namn/, description: /Annonserna följer med/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Föreslås och känns igen' }));
  press('Spara');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(update.mock.calls[0]?.[0]).toEqual({
    id: 7,
    name: 'Molten',
    aliases: ['molton'],
    active: false,
    seen: { name: 'Molten', aliases: ['molton'], active: true },
  });
});

test('shows a missing or taken name at the field, and sends nothing without one', async () => {
  const create = vi.fn<() => Promise<never>>(() =>
    refused('CONFLICT', brandTexts.nameTaken, { name: brandTexts.nameTaken }),
  );
  open({ create });
  press('Lägg till märke');
  const field = screen.getByRole('textbox', { name: /Namn/, description: brandTexts.nameMissing });
  expect(create).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'Nike' } });
  press('Lägg till märke');
  expect(await screen.findByRole('textbox', { description: brandTexts.nameTaken })).toBe(field);
  expect(onClose).not.toHaveBeenCalled();
});

test('stays open with the reason when it cannot be saved', async () => {
  open({ update: failed }, molten);
  press('Spara');
  expect(await missingTexts(`${brandTexts.saveFailed}. Ingen kontakt med servern.`)).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

test('a draft survives a reload for its author only, and is deleted when it is saved', async () => {
  const page = open({});
  type(/Andra stavningar/, 'molton');
  page.unmount();
  const other = open({}, undefined, { ...viewer, id: '00000000-0000-4000-8000-00000000000b' });
  expect(screen.getByRole('textbox', { name: /Andra stavningar/ })).toHaveProperty('value', '');
  other.unmount();
  open({ create: async () => molten });
  expect(await missingTexts('Ditt utkast är återställt')).toEqual([]);
  expect(screen.getByRole('textbox', { name: /Andra stavningar/ })).toHaveProperty('value', 'molton');
  type(/Namn/, 'Molten');
  press('Lägg till märke');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(storedDrafts()).toHaveLength(0);
});

test('shows what another admin has saved meanwhile, and overwrites it only when saved again', async () => {
  const update = vi
    .fn<(brand: object) => Promise<Brand>>()
    .mockImplementationOnce(() => refused('CONFLICT', brandTexts.changedMeanwhile))
    .mockImplementation(async () => molten);
  const theirs = { ...molten, name: 'Molten Sport', aliases: ['molton', 'GG7X'] };
  open({ update, list: async () => ({ brands: [theirs] }) }, molten);
  type(/Andra stavningar/, 'molton, BG4500');
  press('Spara');
  expect(await missingTexts('Någon annan har ändrat märket', 'Sparat nu: molton, GG7X')).toEqual([]);
  expect(screen.getByRole('textbox', { name: /Namn/ })).toHaveProperty('value', 'Molten Sport');
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Spara' }).getAttribute('aria-busy')).not.toBe('true'),
  );
  press('Spara');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(update.mock.calls[1]?.[0]).toEqual({
    id: 7,
    name: 'Molten Sport',
    aliases: ['molton', 'BG4500'],
    active: true,
    seen: { name: 'Molten Sport', aliases: ['molton', 'GG7X'], active: true },
  });
});

test('a draft is saved with the brand when it was begun', async () => {
  const page = open({}, molten);
  type(/Namn/, 'Molten Sport');
  page.unmount();
  const update = vi.fn<(brand: object) => Promise<Brand>>(async () => molten);
  open({ update }, { ...molten, aliases: ['molton', 'GG7X'] });
  expect(screen.getByRole('textbox', { name: /Namn/ })).toHaveProperty('value', 'Molten Sport');
  press('Spara');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(update.mock.calls[0]?.[0]).toMatchObject({ seen: { name: 'Molten', aliases: ['molton'] } });
});
