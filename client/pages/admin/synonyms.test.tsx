// The page of synonyms: its list, adding from a search without hits, refusals, and deleting.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MissedSearch, NewSynonyms, Synonyms } from '#shared/features/synonyms/contract.ts';
import { synonymTexts } from '#shared/features/synonyms/texts.ts';
import { openPage, superadmin } from '../../testing/open-page.tsx';
import { type Answers, failed, missingTexts } from '../../testing/show.tsx';

const shoes: Synonyms = { id: 1, words: ['sko', 'sneakers'], direction: 'same' };
const brands: Synonyms = { id: 2, words: ['nike', 'jordan'], direction: 'kinds' };
const missed: MissedSearch = { text: 'pjuck', visitors: 7, lastDay: '2026-05-04' };

type SynonymAnswers = NonNullable<Answers['synonyms']>;

function open(answers: SynonymAnswers = {}, query = ''): void {
  const synonyms: SynonymAnswers = {
    list: async () => ({ synonyms: [shoes, brands], next: null, previous: null }),
    listMissed: async () => ({ searches: [missed] }),
    ...answers,
  };
  openPage(`/admin/synonyms${query}`, { synonyms }, { as: superadmin });
}

const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

test('shows synonyms, what they mean, and searches without hits', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Synonymer' });
  expect(within(table).getByText('sko, sneakers')).toBeTruthy();
  expect(within(table).getByText('Det första hittar de andra')).toBeTruthy();
  const searches = await screen.findByRole('table', { name: 'Sökningar utan träff' });
  expect(within(searches).getByRole('link', { name: 'pjuck' }).getAttribute('href')).toBe(
    '/marketplace?search=pjuck',
  );
  expect(await hrefOf('Exportera sökningar utan träff som CSV')).toBe('/api/admin/missed-searches.csv');
});

test('search and page are in the address, and the file has the search', async () => {
  const asked: object[] = [];
  const list: SynonymAnswers['list'] = async (search = {}) => (
    asked.push(search),
    { synonyms: search.search === 'xyz' ? [] : [brands], next: 'sist', previous: 'först' }
  );
  open({ list }, '?search=jord&after=mitten&page=2');
  expect(await hrefOf('Nästa')).toBe('/admin/synonyms?search=jord&after=sist&page=3');
  expect(await hrefOf('Föregående')).toBe('/admin/synonyms?search=jord');
  expect(await hrefOf('Exportera som CSV')).toBe('/api/admin/synonyms.csv?search=jord');
  const box = screen.getByRole('searchbox', { name: 'Sök bland synonymerna' });
  fireEvent.change(box, { target: { value: 'xyz' } });
  fireEvent.submit(box.closest('form') as HTMLFormElement);
  expect(await missingTexts('Inga synonymer hittades', 'Inget ord innehåller ”xyz”.')).toEqual([]);
  expect(window.location.search).toBe('?search=xyz');
  expect(asked).toEqual([{ search: 'jord', after: 'mitten' }, { search: 'xyz' }]);
  expect(await hrefOf('Visa alla synonymer')).toBe('/admin/synonyms');
});

test('filter and order are in the address, in the pages and in the file', async () => {
  const asked: object[] = [];
  const list: SynonymAnswers['list'] = async (search = {}) => (
    asked.push(search),
    { synonyms: search.direction ? [] : [shoes], next: 'sist', previous: null }
  );
  open({ list }, '?search=sko&after=mitten&page=2');
  fireEvent.change(await screen.findByRole('combobox', { name: 'Ordning' }), { target: { value: 'oldest' } });
  await waitFor(async () =>
    expect(await hrefOf('Nästa')).toBe('/admin/synonyms?search=sko&sort=oldest&after=sist&page=2'),
  );
  fireEvent.change(screen.getByRole('combobox', { name: 'Betydelse' }), { target: { value: 'kinds' } });
  expect(await missingTexts('Inga synonymer hittades')).toEqual([]);
  expect(window.location.search).toBe('?search=sko&direction=kinds&sort=oldest');
  expect(await hrefOf('Exportera som CSV')).toBe(
    '/api/admin/synonyms.csv?search=sko&direction=kinds&sort=oldest',
  );
  expect(asked).toEqual([
    { search: 'sko', after: 'mitten' },
    { search: 'sko', sort: 'oldest' },
    { search: 'sko', direction: 'kinds', sort: 'oldest' },
  ]);
});

test('adds a synonym for a search without hits, and shows what is missing', async () => {
  const added: NewSynonyms[] = [];
  open({
    create: async (synonyms) => {
      const { words, direction = 'same' } = synonyms;
      added.push({ words, direction });
      return { id: 3, words, direction };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Lägg till synonym för pjuck' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nya synonymer' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Lägg till' }));
  expect(await within(dialog).findByText('Skriv minst två ord, med komma emellan')).toBeTruthy();
  fireEvent.change(within(dialog).getByRole('textbox', { name: /Ord/ }), {
    target: { value: 'pjuck, sko' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Lägg till' }));
  await waitFor(() => expect(added).toEqual([{ words: ['pjuck', 'sko'], direction: 'same' }]));
});

const undoable = { id: '00000000-0000-4000-8000-0000000000aa', until: '2030-01-01T00:00:00.000Z' };

test('deletes synonyms after a confirmation, and offers to undo it', async () => {
  const deleted: number[] = [];
  open({
    delete: async ({ id }) => {
      deleted.push(Number(id));
      return { id: Number(id), undo: undoable };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Ta bort nike' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Ta bort synonymerna?' });
  expect(deleted).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
  await waitFor(() => expect(deleted).toEqual([2]));
  expect(await missingTexts(synonymTexts.deleted(1))).toEqual([]);
  expect(screen.getByRole('button', { name: 'Ångra' })).toBeTruthy();
});

test('deletes the selected rows after one confirmation, and names those that are left', async () => {
  const deleted: number[] = [];
  open({
    delete: ({ id }) => {
      if (Number(id) === shoes.id) return failed();
      deleted.push(Number(id));
      return Promise.resolve({ id: Number(id), undo: undoable });
    },
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Markera alla på sidan (2)' }));
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort markerade (2)' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Ta bort 2 rader med synonymer?' });
  expect(deleted).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
  expect(
    await missingTexts(`${synonymTexts.deleted(1)}. ${synonymTexts.deleteFailed}`, 'sko, sneakers: '),
  ).toEqual([]);
  expect(deleted).toEqual([brands.id]);
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'Markera sko, sneakers' })).toHaveProperty('checked', true),
  );
  expect(screen.getByRole('button', { name: 'Ta bort markerade (1)' })).toBeTruthy();
});

test('shows that there are no searches without hits', async () => {
  open({ listMissed: async () => ({ searches: [] }) });
  expect(await screen.findByText('Inga sökningar utan träff')).toBeTruthy();
});

test('shows the list of synonyms when the searches without hits fail to load', async () => {
  open({ listMissed: failed });
  expect(await screen.findByText('Kunde inte hämta sökningar utan träff')).toBeTruthy();
  expect(screen.getByText('sko, sneakers')).toBeTruthy();
});

const shownMissed = () =>
  within(screen.getByRole('table', { name: 'Sökningar utan träff' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('searches without hits are searched and ordered in the address, beside the synonyms, and in the file', async () => {
  const later: MissedSearch = { text: 'linda', visitors: 5, lastDay: '2026-05-06' };
  open({ listMissed: async () => ({ searches: [missed, later] }) }, '?direction=same');
  await screen.findByRole('table', { name: 'Sökningar utan träff' });
  expect(shownMissed()).toEqual(['pjuck', 'linda']);
  const order = screen.getByRole('combobox', { name: 'Ordning av sökningar utan träff' });
  fireEvent.change(order, { target: { value: 'latest' } });
  await waitFor(() => expect(shownMissed()).toEqual(['linda', 'pjuck']));
  expect(window.location.search).toBe('?direction=same&order=latest');
  const box = screen.getByRole('searchbox', { name: 'Sök bland sökningar utan träff' });
  fireEvent.change(box, { target: { value: 'JUCK' } });
  fireEvent.submit(box);
  await waitFor(() => expect(shownMissed()).toEqual(['pjuck']));
  expect(await hrefOf('Exportera sökningar utan träff som CSV')).toBe(
    '/api/admin/missed-searches.csv?order=latest&missed=JUCK',
  );
  fireEvent.change(box, { target: { value: 'xyz' } });
  fireEvent.submit(box);
  expect(await missingTexts('Inga sökningar hittades')).toEqual([]);
  fireEvent.change(screen.getByRole('combobox', { name: 'Betydelse' }), { target: { value: 'kinds' } });
  await waitFor(() => expect(window.location.search).toBe('?order=latest&missed=xyz&direction=kinds'));
});

test('showing all of one list leaves the search of the other', async () => {
  open(
    { list: async () => ({ synonyms: [], next: null, previous: null }) },
    '?search=xyz&direction=kinds&missed=abc&order=text',
  );
  expect(await hrefOf('Visa alla synonymer')).toBe('/admin/synonyms?order=text&missed=abc');
  expect(await hrefOf('Visa alla sökningar utan träff')).toBe('/admin/synonyms?search=xyz&direction=kinds');
});

test('the selected searches without hits become the words of new synonyms', async () => {
  const later: MissedSearch = { text: 'dojor', visitors: 5, lastDay: '2026-05-06' };
  open({ listMissed: async () => ({ searches: [missed, later] }) });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Markera pjuck' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Markera dojor' }));
  fireEvent.click(screen.getByRole('button', { name: 'Gör till synonymer (2)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nya synonymer' }));
  expect(dialog.getByRole('textbox', { name: /Ord/ })).toHaveProperty('value', 'pjuck, dojor, ');
});
