// Requesting erasure: the user chooses what happens to forum texts; by default they remain without a name.
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ErasureRequest } from '#shared/features/personal-data/contract.ts';
import { show } from '../../testing/show.tsx';
import { ErasureForm } from './erasure-form.tsx';

test.each([
  [undefined, false],
  ['Radera det också', true],
] as const)('with the choice %s, deleting texts is %s', async (choice, deletesForumTexts) => {
  const sent: ErasureRequest[] = [];
  const requestErasure = async (request: ErasureRequest) => {
    sent.push(request);
    return { dueAt: '2026-12-07T12:00:00.000Z', deletesForumTexts };
  };
  show(<ErasureForm proof="password" />, { personalData: { requestErasure } });
  fireEvent.change(screen.getByLabelText(/Ditt lösenord/), { target: { value: 'Korgen-2026!' } });
  if (choice) fireEvent.click(screen.getByRole('radio', { name: new RegExp(choice) }));
  fireEvent.click(screen.getByRole('button', { name: 'Radera kontot' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Radera kontot' }));
  await vi.waitFor(() => expect(sent).toEqual([{ password: 'Korgen-2026!', deletesForumTexts }]));
});
