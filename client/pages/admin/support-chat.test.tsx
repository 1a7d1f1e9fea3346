// The page of the support chat's replies: order, changes, refusals, and resetting them.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract.ts';
import { defaultReplies } from '#shared/features/support-chat/default-replies.ts';
import { chatTexts } from '#shared/features/support-chat/texts.ts';
import { openPage, superadmin } from '../../testing/open-page.tsx';
import { failed, missingTexts, refused } from '../../testing/show.tsx';

const reply = (keyword: string) => ({
  keywords: [keyword],
  text: `Om ${keyword}`,
  linkLabel: '',
  linkPath: '',
});
const stored = {
  version: 3,
  replies: [reply('skor'), reply('boll')],
  defaultReply: { text: 'Vet inte', linkLabel: '', linkPath: '' },
};

function open() {
  const save = vi.fn<Api['supportChat']['save']>(async (input) => ({ ...input, version: input.version + 1 }));
  openPage('/admin/support-chat', { supportChat: { find: async () => stored, save } }, { as: superadmin });
  return save;
}
/** Also behind an open dialog. */
const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name, hidden: true }));

test('moves a row', async () => {
  const save = open();
  await press('Flytta ner skor');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(save.mock.calls[0]?.[0]).toEqual({ ...stored, replies: stored.replies.toReversed() });
});

test('adds a row, and shows what is missing', async () => {
  const save = open();
  await press('Nytt svar');
  const dialog = await screen.findByRole('dialog', { name: 'Nytt svar' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Spara' }));
  expect(await missingTexts(chatTexts.keywordsMissing, chatTexts.replyMissing)).toEqual([]);
  expect(save).not.toHaveBeenCalled();
  const type = (name: RegExp, value: string) =>
    fireEvent.change(within(dialog).getByRole('textbox', { name }), { target: { value } });
  type(/Nyckelord/, 'Domare, visselpipa');
  type(/Svar/, 'Skriv till oss');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(save.mock.calls[0]?.[0].replies.at(-1)).toMatchObject({
    keywords: ['domare', 'visselpipa'],
    text: 'Skriv till oss',
  });
});

const theirs = { ...stored, version: 7, replies: [reply('krage'), reply('boll')] };
/** The replies that another admin has changed are fetched while a dialog is open. */
async function openMeanwhile(button: string) {
  const find = vi.fn<Api['supportChat']['find']>(async () => theirs);
  find.mockImplementationOnce(async () => stored);
  const save = vi.fn<Api['supportChat']['save']>(async () => refused('CONFLICT', chatTexts.changed));
  openPage('/admin/support-chat', { supportChat: { find, save } }, { as: superadmin });
  await press(button);
  await screen.findByRole('textbox', { name: /Svar/ });
  await press('Flytta ner skor');
  await screen.findByRole('button', { name: 'Flytta ner krage', hidden: true });
  fireEvent.change(screen.getByRole('textbox', { name: /Svar/ }), { target: { value: 'Skriv till oss' } });
  fireEvent.click(screen.getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  return save;
}

test('a reply that is edited joins the replies as another admin has changed them', async () => {
  expect((await openMeanwhile('Redigera boll')).mock.calls[1]?.[0]).toEqual({
    ...theirs,
    replies: [reply('krage'), { ...reply('boll'), text: 'Skriv till oss' }],
  });
});

test.each([
  ['its keywords', { ...reply('skor'), keywords: ['skor', 'dojor'] }, 'skor, dojor'],
  ['its text', { ...reply('skor'), text: 'Se storlekarna' }, 'Se storlekarna'],
])(
  'shows that another admin has changed %s, and overwrites it when saved again',
  async (_what, now, shown) => {
    const current = { ...stored, version: 7, replies: [now, reply('boll')] };
    const save = await openInConflict(current);
    expect(await missingTexts(chatTexts.changed, 'Svaret som gäller nu', shown)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Spara' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.calls[1]?.[0]).toEqual({
      ...current,
      replies: [{ ...reply('skor'), text: 'Skriv till oss' }, reply('boll')],
    });
  },
);

test('shows that another admin has removed the reply, and adds it when saved again', async () => {
  const current = { ...stored, version: 7, replies: [reply('boll')] };
  const save = await openInConflict(current);
  expect(await missingTexts(chatTexts.removedMeanwhile)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.calls[1]?.[0]).toEqual({
    ...current,
    replies: [reply('boll'), { ...reply('skor'), text: 'Skriv till oss' }],
  });
});

/** Another admin has saved `current` since the reply about shoes was opened; the first save is refused. */
async function openInConflict(current: typeof stored) {
  const find = vi.fn<Api['supportChat']['find']>(async () => current);
  find.mockImplementationOnce(async () => stored);
  const save = vi.fn<Api['supportChat']['save']>(async (input) => ({ ...input, version: 8 }));
  save.mockImplementationOnce(async () => refused('CONFLICT', chatTexts.changed));
  openPage('/admin/support-chat', { supportChat: { find, save } }, { as: superadmin });
  await press('Redigera skor');
  fireEvent.change(await screen.findByRole('textbox', { name: /Svar/ }), {
    target: { value: 'Skriv till oss' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Spara' }));
  await screen.findByText(new RegExp(chatTexts.changed));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Spara' }).getAttribute('aria-busy')).not.toBe('true'),
  );
  return save;
}

test('refuses a keyword of another reply', async () => {
  const save = open();
  await press('Redigera skor');
  fireEvent.change(await screen.findByRole('textbox', { name: /Nyckelord/ }), {
    target: { value: 'skor, Boll' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await missingTexts(chatTexts.keywordTaken)).toEqual([]);
  expect(save).not.toHaveBeenCalled();
});

/** The text of each row. */
const texts = () =>
  screen
    .getAllByRole('row')
    .flatMap((row) => row.querySelector('th[scope=row] + td')?.textContent.replace('Svar', '') ?? []);

test('replies with the same keywords are shown once each, also after they are moved', async () => {
  const twice = { ...stored, replies: [reply('skor'), { ...reply('skor'), text: 'Igen' }, reply('boll')] };
  openPage(
    '/admin/support-chat',
    { supportChat: { find: async () => twice, save: async (input) => ({ ...input, version: 4 }) } },
    { as: superadmin },
  );
  await press('Flytta upp boll');
  await waitFor(() => expect(texts()).toEqual(['Om skor', 'Om boll', 'Igen', 'Vet inte']));
  await press('Flytta upp boll');
  await waitFor(() => expect(texts()).toEqual(['Om boll', 'Om skor', 'Igen', 'Vet inte']));
});

test('the button keeps the focus when the row reaches the top', async () => {
  const save = open();
  const button = await screen.findByRole('button', { name: 'Flytta upp boll' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(save).toHaveBeenCalledTimes(1);
});

const searchFor = (value: string) => {
  const box = screen.getByRole('searchbox', { name: 'Sök bland svaren' });
  fireEvent.change(box, { target: { value } });
  fireEvent.submit(box);
};

test('replies are searched in the address and in their file, and are moved only in the whole list', async () => {
  open();
  await screen.findByRole('button', { name: 'Flytta upp boll' });
  searchFor('BOLL');
  await waitFor(() => expect(screen.queryByText('Om skor')).toBeNull());
  expect(screen.getByText('Om boll')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Flytta upp boll' })).toBeNull();
  expect(window.location.search).toBe('?search=BOLL');
  expect(screen.getByRole('link', { name: 'Exportera som CSV' }).getAttribute('href')).toBe(
    '/api/admin/support-chat.csv?search=BOLL',
  );
  searchFor('saknas');
  expect(await missingTexts('Inga svar hittades')).toEqual([]);
  fireEvent.click(screen.getByRole('link', { name: 'Visa alla svar' }));
  expect(await missingTexts('Om skor', 'Om boll', 'Vet inte')).toEqual([]);
});

test('deletes the selected replies of a search after one confirmation', async () => {
  const save = open();
  await screen.findByRole('button', { name: 'Flytta upp boll' });
  expect(screen.queryByRole('checkbox', { name: 'Markera svaret utan nyckelord' })).toBeNull();
  searchFor('boll');
  await waitFor(() => expect(screen.queryByText('Om skor')).toBeNull());
  fireEvent.click(screen.getByRole('checkbox', { name: 'Markera alla på sidan (1)' }));
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort markerade (1)' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Ta bort svaret?' });
  expect(dialog.textContent).toContain('boll tas bort för gott. Det går inte att ångra.');
  expect(save).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith({ ...stored, replies: [reply('skor')] }));
});

test('resets all replies after a confirmation', async () => {
  const save = open();
  await press('Återställ alla');
  const dialog = await screen.findByRole('alertdialog', { name: 'Återställ alla svar?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Återställ' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith({ ...defaultReplies, version: 3 }));
});

test('shows that the replies failed to load', async () => {
  openPage('/admin/support-chat', { supportChat: { find: failed } }, { as: superadmin });
  expect(await missingTexts(chatTexts.loadFailed)).toEqual([]);
});
