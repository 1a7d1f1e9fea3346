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

test('a reply that another admin has changed meanwhile is not overwritten; saved again, it is added', async () => {
  const save = await openMeanwhile('Redigera skor');
  expect(save.mock.calls[1]?.[0]).toMatchObject({ version: stored.version });
  expect(await missingTexts(chatTexts.changed)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(3));
  expect(save.mock.calls[2]?.[0]).toEqual({
    ...theirs,
    replies: [...theirs.replies, { ...reply('skor'), text: 'Skriv till oss' }],
  });
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
