// The page of categories: switching one off and on, and deleting one, also when it has got an ad meanwhile.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noAttributes } from '#shared/features/categories/category-attributes.ts';
import type { Category } from '#shared/features/categories/contract.ts';
import { brandTexts } from '#shared/features/brands/texts.ts';
import { categoryTexts } from '#shared/features/categories/texts.ts';
import { openPage, superadmin } from '../../testing/open-page.tsx';
import { type Answers, failed, missingTexts, refused } from '../../testing/show.tsx';

const nets: Category = {
  id: 3,
  name: 'Korgnät',
  description: 'Till korgar',
  icon: '',
  active: true,
  adCount: 0,
  savedSearches: 3,
  createdAt: '2026-01-01T12:00:00.000Z',
  can: { delete: true },
  attributes: noAttributes,
};

/** A server with this category, which its answers may change. */
function open(answers: (stored: Category[]) => Answers['categories']): void {
  const stored = [nets];
  const categories = { list: async () => ({ categories: [...stored] }), ...answers(stored) };
  openPage(
    '/admin/categories',
    { categories, brands: { list: async () => ({ brands: [] }) } },
    { as: superadmin },
  );
}
const row = async () => within(await screen.findByRole('row', { name: /^Markera Korgnät/ }));
const press = async (name: string) => fireEvent.click((await row()).getByRole('button', { name }));

test('a category is switched off and on', async () => {
  open((stored) => ({
    setActive: async ({ active }) => {
      stored[0] = { ...nets, active };
      return stored[0];
    },
  }));
  const active = async () => (await row()).getByRole('switch', { name: 'Korgnät är aktiv' });
  expect((await row()).getByText('Till korgar')).toBeTruthy();
  fireEvent.click(await active());
  expect(await missingTexts(categoryTexts.deactivated(1), 'Inaktiv')).toEqual([]);
  fireEvent.click(await active());
  expect(await missingTexts(categoryTexts.activated(1))).toEqual([]);
});

const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

test('categories and brands can be saved as files', async () => {
  open(() => ({}));
  expect(await hrefOf('Exportera som CSV')).toBe('/api/admin/categories.csv');
  expect(await hrefOf('Exportera märken som CSV')).toBe('/api/admin/brands.csv');
});

const shownCategories = () =>
  within(screen.getByRole('table', { name: 'Kategorier' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('categories are searched, filtered and ordered in the address, beside the search among brands', async () => {
  const balls: Category = { ...nets, id: 4, name: 'Bollar', description: '' };
  const off: Category = { ...nets, id: 5, name: 'Nät', description: '', active: false, adCount: 7 };
  openPage(
    '/admin/categories?search=molten&category=n%C3%A4t',
    {
      categories: { list: async () => ({ categories: [balls, nets, off] }) },
      brands: { list: async () => ({ brands: [] }) },
    },
    { as: superadmin },
  );
  await screen.findByRole('table', { name: 'Kategorier' });
  expect(shownCategories()).toEqual(['Korgnät', 'Nät']);
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'no' } });
  await waitFor(() => expect(shownCategories()).toEqual(['Nät']));
  expect(new URLSearchParams(window.location.search).get('search')).toBe('molten');
  const href = new URL((await hrefOf('Exportera som CSV')) ?? '', 'http://site.test');
  expect(Object.fromEntries(href.searchParams)).toEqual({ category: 'nät', active: 'no' });
  fireEvent.change(screen.getByRole('searchbox', { name: 'Sök bland kategorier' }), {
    target: { value: '' },
  });
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: '' } });
  await waitFor(() => expect(shownCategories()).toEqual(['Bollar', 'Korgnät', 'Nät']));
  fireEvent.change(screen.getByRole('combobox', { name: 'Ordning av kategorier' }), {
    target: { value: 'ads' },
  });
  await waitFor(() => expect(shownCategories()).toEqual(['Nät', 'Bollar', 'Korgnät']));
});

const hitCounts = () =>
  Array.from(
    document.querySelectorAll('main [aria-live="polite"][aria-atomic="true"]'),
    (region) => region.textContent,
  );

test('brands are searched and ordered in the address, and their file has the same', async () => {
  const brand = { id: 1, name: 'Molten', aliases: ['molton'], active: true, adCount: 2 };
  const wilson = { id: 2, name: 'Wilson', aliases: [], active: true, adCount: 5 };
  openPage(
    '/admin/categories',
    {
      categories: { list: async () => ({ categories: [nets] }) },
      brands: { list: async () => ({ brands: [brand, wilson] }) },
    },
    { as: superadmin },
  );
  const table = await screen.findByRole('table', { name: 'Märken' });
  const names = () =>
    within(table)
      .getAllByRole('button', { name: /^Redigera/ })
      .map((button) => button.getAttribute('aria-label'));
  expect(names()).toEqual(['Redigera Molten', 'Redigera Wilson']);
  fireEvent.change(screen.getByRole('combobox', { name: 'Ordning' }), { target: { value: 'ads' } });
  await waitFor(() => expect(names()).toEqual(['Redigera Wilson', 'Redigera Molten']));
  const box = screen.getByRole('searchbox', { name: 'Sök bland märken' });
  const searchFor = (value: string) => {
    fireEvent.change(box, { target: { value } });
    fireEvent.submit(box.closest('form') as HTMLFormElement);
  };
  searchFor('MOLTO');
  await waitFor(() => expect(names()).toEqual(['Redigera Molten']));
  expect(hitCounts()).toEqual(['1 träff', '1 träff']);
  expect(window.location.search).toBe('?search=MOLTO&sort=ads');
  expect(await hrefOf('Exportera märken som CSV')).toBe('/api/admin/brands.csv?search=MOLTO&sort=ads');
  searchFor('xyz');
  expect(await missingTexts('Inga märken hittades')).toEqual([]);
  expect(hitCounts()).toEqual(['1 träff', expect.stringContaining('Inga märken hittades')]);
  expect(await hrefOf('Visa alla märken')).toBe('/admin/categories');
});

test('showing all of one list leaves the search of the other', async () => {
  const brand = { id: 1, name: 'Molten', aliases: [], active: true, adCount: 2 };
  openPage(
    '/admin/categories?search=xyz&sort=ads&category=abc&active=no',
    {
      categories: { list: async () => ({ categories: [nets] }) },
      brands: { list: async () => ({ brands: [brand] }) },
    },
    { as: superadmin },
  );
  expect(await hrefOf('Visa alla märken')).toBe('/admin/categories?active=no&category=abc');
  expect(await hrefOf('Visa alla kategorier')).toBe('/admin/categories?search=xyz&sort=ads');
});

test('a switch that could not be saved goes back', async () => {
  open(() => ({ setActive: failed }));
  const active = (await row()).getByRole('switch', { name: 'Korgnät är aktiv' });
  fireEvent.click(active);
  expect(await missingTexts(categoryTexts.updateFailed)).toEqual([]);
  await waitFor(() => expect(active.getAttribute('aria-checked')).toBe('true'));
});

test('a category that has got an ad meanwhile is not deleted, and then cannot be', async () => {
  open((stored) => ({
    delete: () => {
      stored[0] = { ...nets, adCount: 1, can: { delete: false } };
      return refused('CONFLICT', categoryTexts.hasAds);
    },
  }));
  await press('Ta bort Korgnät');
  const question = within(await screen.findByRole('alertdialog'));
  expect(
    question.getByText(
      'Korgnät tas bort för gott, tillsammans med 3 sparade sökningar. Det går inte att ångra.',
    ),
  ).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: 'Ta bort' }));
  expect(await missingTexts(`Korgnät: ${categoryTexts.hasAds}`)).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const remove = (await row()).getByRole('button', { name: 'Ta bort Korgnät' });
  await waitFor(() => expect(remove).toHaveProperty('disabled', true));
  expect(remove.title).toBe(categoryTexts.hasAds);
});

test('an empty category is deleted', async () => {
  open((stored) => ({
    delete: async ({ id }) => {
      stored.splice(0);
      return { id: Number(id) };
    },
  }));
  await press('Ta bort Korgnät');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ta bort' }));
  expect(await missingTexts(categoryTexts.deleted(1))).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Markera Korgnät/ })).toBeNull());
});

/** Two categories: one that is active and has no ads, and one that is inactive and has some. */
const several = (): Category[] => [nets, { ...nets, id: 4, name: 'Bollar', active: false, adCount: 7 }];
const selectAll = async () =>
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Markera alla på sidan (2)' }));
const isSelected = (name: string) => screen.getByRole('checkbox', { name: `Markera ${name}` });

test('the selected categories are deleted after one question, and each that is left has its reason', async () => {
  const stored = several();
  const asked: number[] = [];
  openPage(
    '/admin/categories',
    {
      categories: {
        list: async () => ({ categories: [...stored] }),
        delete: async ({ id }) => {
          asked.push(Number(id));
          if (Number(id) === 4) return refused('CONFLICT', categoryTexts.hasAds);
          stored.shift();
          return { id: Number(id) };
        },
      },
      brands: { list: async () => ({ brands: [] }) },
    },
    { as: superadmin },
  );
  await selectAll();
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort markerade (2)' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Ta bort 2 kategorier?' }));
  expect(question.getByText(/^”Korgnät” och ”Bollar” tas bort för gott/)).toBeTruthy();
  expect(asked).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: 'Ta bort' }));
  const title = `${categoryTexts.deleted(1)}. ${categoryTexts.deleteFailed}`;
  expect(
    await missingTexts(title, '3 sparade sökningar togs också bort.', `Bollar: ${categoryTexts.hasAds}`),
  ).toEqual([]);
  expect(asked).toEqual([3, 4]);
  await waitFor(() => expect(shownCategories()).toEqual(['Bollar']));
  expect(isSelected('Bollar')).toHaveProperty('checked', true);
  expect(screen.queryByRole('button', { name: 'Ångra' })).toBeNull();
});

test('the selected categories are activated or deactivated, each by its own state', async () => {
  const stored = several();
  const set: object[] = [];
  openPage(
    '/admin/categories',
    {
      categories: {
        list: async () => ({ categories: [...stored] }),
        setActive: async ({ id, active }) => {
          set.push({ id: Number(id), active });
          if (!active) return refused('NOT_FOUND', categoryTexts.notFound);
          return { ...nets, id: Number(id), active };
        },
      },
      brands: { list: async () => ({ brands: [] }) },
    },
    { as: superadmin },
  );
  await selectAll();
  fireEvent.click(screen.getByRole('button', { name: 'Aktivera (1)' }));
  expect(await missingTexts(categoryTexts.activated(1))).toEqual([]);
  expect(set).toEqual([{ id: 4, active: true }]);
  await selectAll();
  fireEvent.click(screen.getByRole('button', { name: 'Inaktivera (1)' }));
  expect(await missingTexts(categoryTexts.updateFailed, `Korgnät: ${categoryTexts.notFound}`)).toEqual([]);
  expect(isSelected('Korgnät')).toHaveProperty('checked', true);
});

test('the selected brands are deactivated, except one that another admin has changed', async () => {
  const molten = { id: 1, name: 'Molten', aliases: ['molton'], active: true, adCount: 2 };
  const wilson = { id: 2, name: 'Wilson', aliases: [], active: true, adCount: 5 };
  const sent: object[] = [];
  openPage(
    '/admin/categories',
    {
      categories: { list: async () => ({ categories: [] }) },
      brands: {
        list: async () => ({ brands: [molten, wilson] }),
        update: async (change) => {
          sent.push(change);
          if (change.name === 'Wilson') return refused('CONFLICT', brandTexts.changedMeanwhile);
          return { ...molten, active: false };
        },
      },
    },
    { as: superadmin },
  );
  await selectAll();
  fireEvent.click(screen.getByRole('button', { name: 'Inaktivera (2)' }));
  const title = `${brandTexts.deactivated(1)}. ${brandTexts.saveFailed}`;
  expect(await missingTexts(title, `Wilson: ${brandTexts.changedMeanwhile}`)).toEqual([]);
  const { id: _id, adCount: _count, ...seen } = molten;
  expect(sent[0]).toEqual({ ...seen, id: '1', active: false, seen });
  expect(isSelected('Wilson')).toHaveProperty('checked', true);
  expect(isSelected('Molten')).toHaveProperty('checked', false);
});
