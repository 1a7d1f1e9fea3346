// Suspending a user: the reason, and a last day that is not in the past.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { DecidedUser } from '#shared/features/users/contract.ts';
import { missingTexts, show } from '../../testing/show.tsx';
import { BlockDialog } from './block-dialog.tsx';

afterEach(() => sessionStorage.clear());

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Stäng av' }));

test('asks for a reason and a day that has not passed, and sends them', async () => {
  const id = '00000000-0000-4000-8000-00000000000b';
  const undo = { id: '00000000-0000-4000-8000-0000000000d1', until: '2099-01-01T00:00:00.000Z' };
  const block = vi.fn<(suspension: object) => Promise<DecidedUser>>(async () => ({ undo }) as DecidedUser);
  const onClose = vi.fn<() => void>();
  show(<BlockDialog user={{ id, name: 'Berra Bråk', listedAds: 1 }} onClose={onClose} />, {
    users: { block },
  });
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
  expect(await missingTexts('Användare avstängd')).toEqual([]);
  expect(block).toHaveBeenCalledWith({ id, rule: 'forbidden', reason: 'Skräp', lastDay: '2099-07-01' });
  expect(onClose).toHaveBeenCalledOnce();
});
