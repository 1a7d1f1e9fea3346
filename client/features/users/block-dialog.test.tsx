// Suspending one or several users: the reason, and a last day that is not in the past.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract.ts';
import type { DecidedUser } from '#shared/features/users/contract.ts';
import { missingTexts, refused, show } from '../../testing/show.tsx';
import { BlockDialog, type BlockDialogProps } from './block-dialog.tsx';

afterEach(() => sessionStorage.clear());

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Stäng av' }));

test('asks for a reason and a day that has not passed, and sends them', async () => {
  const id = '00000000-0000-4000-8000-00000000000b';
  const undo = { id: '00000000-0000-4000-8000-0000000000d1', until: '2099-01-01T00:00:00.000Z' };
  const block = vi.fn<(suspension: object) => Promise<DecidedUser>>(async () => ({ undo }) as DecidedUser);
  const onBlocked = vi.fn<BlockDialogProps['onBlocked']>();
  const onClose = vi.fn<() => void>();
  const users = [{ id, name: 'Berra Bråk', listedAds: 1 }];
  show(<BlockDialog users={users} onBlocked={onBlocked} onClose={onClose} />, { users: { block } });
  expect(await missingTexts('En annons döljs så länge avstängningen gäller.')).toEqual([]);
  submit();
  expect(await missingTexts('Ange en anledning')).toEqual([]);
  fireEvent.change(screen.getByRole('combobox', { name: /^Regel/ }), { target: { value: 'forbidden' } });
  fireEvent.change(screen.getByRole('textbox', { name: /^Anledning/ }), { target: { value: 'Skräp' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Till och med …' }));
  const day = screen.getByLabelText(/^Sista dagen/);
  fireEvent.change(day, { target: { value: '2020-01-01' } });
  submit();
  expect(await missingTexts('Välj ett datum från och med i dag')).toEqual([]);
  expect(block).not.toHaveBeenCalled();
  fireEvent.change(day, { target: { value: '2099-07-01' } });
  submit();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onBlocked).toHaveBeenCalledExactlyOnceWith({ decided: [undo], failed: [] });
  expect(block).toHaveBeenCalledWith({ id, rule: 'forbidden', reason: 'Skräp', lastDay: '2099-07-01' });
});

const several = [
  { id: '00000000-0000-4000-8000-00000000000b', name: 'Berra Bråk', listedAds: 1 },
  { id: '00000000-0000-4000-8000-00000000000c', name: 'Cilla Ros', listedAds: 2 },
];

function showSeveral(block: Api['users']['block']) {
  const onBlocked = vi.fn<BlockDialogProps['onBlocked']>();
  const onClose = vi.fn<() => void>();
  show(<BlockDialog users={several} onBlocked={onBlocked} onClose={onClose} />, { users: { block } });
  return { onBlocked, onClose };
}

async function fill() {
  fireEvent.change(await screen.findByRole('combobox', { name: /^Regel/ }), {
    target: { value: 'forbidden' },
  });
  fireEvent.change(screen.getByRole('textbox', { name: /^Anledning/ }), { target: { value: 'Skräp' } });
  submit();
}

test('suspends several users for the same reason, names them, and lists those who could not be suspended', async () => {
  const blocked: object[] = [];
  const { onBlocked, onClose } = showSeveral(async (suspension) => {
    blocked.push(suspension);
    if (suspension.id === several[1]?.id) return refused('FORBIDDEN', 'Du saknar behörighet');
    return { undo: { id: 'd1', until: '' } } as DecidedUser;
  });
  expect(
    await missingTexts(
      'Stäng av 2 användare',
      'Berra Bråk, Cilla Ros. De loggas ut överallt, direkt. 3 annonser döljs',
    ),
  ).toEqual([]);
  await fill();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(blocked).toEqual(
    several.map(({ id }) => ({ id, rule: 'forbidden', reason: 'Skräp', lastDay: null })),
  );
  const [, cilla] = several;
  expect(onBlocked).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      decided: [{ id: 'd1', until: '' }],
      failed: [{ id: cilla?.id, title: cilla?.name, sentence: 'Du saknar behörighet' }],
    }),
  );
});

test('keeps the reason and stays open when nobody could be suspended', async () => {
  const { onBlocked, onClose } = showSeveral(() => refused('FORBIDDEN', 'Du saknar behörighet'));
  await fill();
  expect(await missingTexts('Kunde inte stänga av användare: Du saknar behörighet')).toEqual([]);
  expect([onBlocked.mock.calls, onClose.mock.calls]).toEqual([[], []]);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Anledning/ }).value).toBe('Skräp');
});
