// The page where the forum is moderated: table, filter, dialog, decisions and their failures. Source: spec 2 §2, §8 Forum.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ItemDetails, ModeratedItem } from '#shared/features/forum/moderation/contract.ts';
import { closeOffers } from '../../core/undo/undo-offers.ts';
import { openPage, superadmin } from '../../testing/open-page.tsx';
import { type Answers, refused, missingTexts } from '../../testing/show.tsx';

afterEach(closeOffers);

const idOf = (place: number) => `00000000-0000-4000-8000-0000000000a${place}`;

function item(change: Partial<ModeratedItem> = {}): ModeratedItem {
  const status = change.status ?? 'pending';
  return {
    kind: 'post',
    id: idOf(1),
    postId: idOf(1),
    number: 0,
    title: 'Vilka skor?',
    preview: 'Vi söker en hall för söndagar.',
    category: 'Utrustning',
    createdAt: '2026-06-01T12:00:00.000Z',
    editedAt: null,
    author: { id: idOf(9), name: 'Siv Skribent', email: 'siv@exempel.se' },
    reports: 0,
    hasHeldEdit: false,
    decision: null,
    can: { approve: status !== 'approved', reject: status !== 'rejected', remove: status !== 'removed' },
    ...change,
    status,
  };
}

function openForum(
  items: ModeratedItem[],
  answers: Answers['forum'] = {},
  { query = '', ...others }: Answers & { query?: string } = {},
): ModeratedItem[] {
  const find = (id: string) => items.findIndex((one) => one.id === id);
  const forum: Answers['forum'] = {
    listForModeration: async ({ status }) => ({
      items: items.filter((one) => !status || one.status === status),
      next: null,
      previous: null,
    }),
    counts: async () => ({ total: 4, pending: 1, approved: 1, rejected: 2 }),
    findForModeration: async ({ id }): Promise<ItemDetails> => {
      const found = items[find(id)];
      return found ? { ...found, html: '<p>Ord</p>', before: [], history: null } : refused('NOT_FOUND');
    },
    setStatus: async ({ id, status }) => {
      items[find(id)] = item({ ...items[find(id)], status, can: item({ status }).can });
      return { id, status, undo: { id: `undo ${id}`, until: '2026-06-01T12:01:05.000Z' } };
    },
    ...answers,
  };
  openPage(`/admin/forum-posts${query}`, { ...others, forum }, { as: superadmin });
  return items;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const openTitle = () => screen.queryByRole('dialog')?.querySelector('h2')?.textContent;
const open = async (title: string) => {
  fireEvent.click(await screen.findByRole('link', { name: title }));
  return within(await screen.findByRole('dialog', { name: title }));
};
async function giveReason(label: RegExp, button: string): Promise<void> {
  fireEvent.click(await screen.findByRole('radio', { name: label }));
  fireEvent.click(screen.getByRole('button', { name: button }));
}

test('a row has title, preview, author, category, status and date; counters link', async () => {
  openForum([item({ reports: 2 })]);
  const row = (await screen.findByRole('link', { name: 'Vilka skor?' })).closest('tr');
  for (const part of [
    'Vi söker en hall för söndagar.',
    'Siv Skribent',
    'siv@exempel.se',
    'Utrustning',
    'Väntar',
    '2 anmälningar',
    '2026-06-01',
  ])
    expect(row?.textContent).toContain(part);
  const counters = within(screen.getByRole('navigation', { name: 'Visa inlägg efter status' }));
  await waitFor(() =>
    expect(counters.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Totalt4',
      'Väntar1',
      'Godkända1',
      'Avvisade2',
    ]),
  );
  // Announced to screen readers.
  expect(await screen.findByText('1 träff')).toBeTruthy();
});

test('an empty table and failed loads have the sentences of the specification', async () => {
  openForum([], {}, { query: '?reported=yes' });
  expect(await screen.findByRole('heading', { name: 'Inga foruminlägg hittades.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Visa alla inlägg' })).toBeTruthy();
});

test('a forum without posts has no link to all of them', async () => {
  openForum([], {});
  expect(await screen.findByRole('heading', { name: 'Inga foruminlägg hittades.' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Visa alla inlägg' })).toBeNull();
});

test.each([
  [() => refused('FORBIDDEN', 'Nej'), 'Kunde inte hämta foruminlägg: Nej'],
  [() => refused('INTERNAL_SERVER_ERROR'), 'Ett fel inträffade vid hämtning av foruminlägg'],
])('a failed load shows the reason and a retry button', async (listForModeration, sentence) => {
  openForum([], { listForModeration });
  expect(await screen.findByRole('heading', { name: sentence })).toBeTruthy();
  // Not a second reason below the heading, which has one.
  expect(screen.queryByText('Kontrollera din internetanslutning och försök igen.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Försök igen' })).toBeTruthy();
});

test.each([
  ['Godkänn', () => refused('CONFLICT', 'Nej'), 'Kunde inte uppdatera inlägg: Nej'],
  ['Godkänn', () => refused('INTERNAL_SERVER_ERROR'), 'Ett fel inträffade vid uppdatering av foruminlägg'],
  ['Ta bort', () => refused('CONFLICT', 'Nej'), 'Kunde inte ta bort inlägg: Nej'],
  ['Ta bort', () => refused('INTERNAL_SERVER_ERROR'), 'Ett fel inträffade vid borttagning av foruminlägg'],
])('a failed decision, %s, shows the reason', async (button, setStatus, sentence) => {
  openForum([item()], { setStatus });
  const panel = await open('Vilka skor?');
  fireEvent.click(panel.getByRole('button', { name: button }));
  if (button === 'Ta bort') await giveReason(/Reklam/, 'Ta bort texten');
  expect(await missingTexts(sentence)).toEqual([]);
});

test.each([
  ['Godkänn', 'Inlägg godkänt', 'approved'],
  ['Avvisa', 'Inlägg avvisat', 'rejected'],
  ['Ta bort', 'Inlägg borttaget', 'removed'],
])('%s is confirmed, and can be undone', async (button, sentence, status) => {
  const undone: string[] = [];
  const decisions = {
    undo: async ({ id }: { id: string }) => {
      undone.push(id);
      return { id };
    },
  };
  const items = openForum([item()], {}, { decisions });
  const panel = await open('Vilka skor?');
  fireEvent.click(panel.getByRole('button', { name: button }));
  if (status !== 'approved') await giveReason(/Reklam/, `${button} texten`);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(items[0]?.status).toBe(status);
  await press('Ångra');
  await waitFor(() => expect(undone).toEqual([`undo ${idOf(1)}`]));
});

test('the keys G, J and K decide and step through pending posts', async () => {
  const items = openForum([
    item({ title: 'Ett' }),
    item({ id: idOf(2), title: 'Två' }),
    item({ id: idOf(3), title: 'Tre' }),
  ]);
  const panel = await open('Ett');
  expect(panel.getByText('1 av 3')).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'j' });
  await waitFor(() => expect(openTitle()).toBe('Två'));
  fireEvent.keyDown(document.body, { key: 'k' });
  await waitFor(() => expect(openTitle()).toBe('Ett'));
  fireEvent.keyDown(document.body, { key: 'g' });
  await waitFor(() => expect(openTitle()).toBe('Två'));
  expect(items.map(({ status }) => status)).toEqual(['approved', 'pending', 'pending']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Snabbtangenter' }));
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(openTitle()).toBe('Två');
});

test('the keys decide on a pending edit, not on its text, which is shown', async () => {
  const decided: string[] = [];
  const held = {
    id: idOf(8),
    state: 'pending' as const,
    title: 'Vilka skor?',
    category: 'Utrustning',
    content: 'Se www.exempel.se',
    html: '<p>Se www.exempel.se</p>',
    writtenAt: '2026-06-02T12:00:00.000Z',
    author: 'Siv Skribent',
  };
  openForum([item({ status: 'approved', hasHeldEdit: true })], {
    listVersions: async () => ({ versions: [held] }),
    decideOnEdit: async ({ id, status }) => {
      decided.push(`edit ${id} ${status}`);
      return { id, undo: { id: 'undo', until: '2026-06-01T12:01:05.000Z' } };
    },
    setStatus: async ({ id, status }) => {
      decided.push(`text ${status}`);
      return { id, status, undo: { id: 'undo', until: '2026-06-01T12:01:05.000Z' } };
    },
  });
  const panel = await open('Vilka skor?');
  expect(await panel.findByRole('button', { name: /^Avvisa ändringen/ })).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'a' });
  await giveReason(/Reklam/, 'Avvisa texten');
  await waitFor(() => expect(decided).toEqual([`edit ${idOf(8)} rejected`]));
});

test('selected posts are decided on together, and those that fail are named', async () => {
  const items = openForum(
    [
      item({ title: 'Ett' }),
      item({ id: idOf(2), title: 'Klar', status: 'approved' }),
      item({ id: idOf(3), title: 'Tre' }),
    ],
    {
      setStatus: async ({ id, status }) => {
        if (id === idOf(3)) return refused('CONFLICT', 'Någon hann före.');
        items[0] = item({ ...items[0], status });
        return { id, status, undo: { id: 'undo', until: '2026-06-01T12:01:05.000Z' } };
      },
    },
  );
  const done = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Markera Klar' });
  expect(done.disabled).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Markera alla väntande (2)' }));
  expect(await screen.findByText('2 markerade')).toBeTruthy();
  await press('Avvisa markerade');
  await giveReason(/Reklam/, 'Avvisa 2 texter');
  expect(await missingTexts('Inlägg avvisat. 1 text kunde inte uppdateras:', 'Någon hann före.')).toEqual([]);
});
