// Requesting erasure: the proof and its errors, and the user's choice for forum texts, which by default remain without a name.
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ErasureRequest } from '#shared/features/personal-data/contract.ts';
import { missingTexts, refused, show } from '../../testing/show.tsx';
import { ErasureForm } from './erasure-form.tsx';
import { PersonalDataPanel } from './personal-data-panel.tsx';

test.each([
  [undefined, false],
  ['Radera det också', true],
] as const)('with the choice %s, deleting texts is %s', async (choice, deletesForumTexts) => {
  const sent: ErasureRequest[] = [];
  const requestErasure = async (request: ErasureRequest) => {
    sent.push(request);
    return { dueAt: '2026-12-07T12:00:00.000Z', deletesForumTexts };
  };
  show(<ErasureForm proof="password" onRequested={() => {}} />, { personalData: { requestErasure } });
  fireEvent.change(screen.getByLabelText(/Ditt lösenord/), { target: { value: 'Korgen-2026!' } });
  if (choice) fireEvent.click(screen.getByRole('radio', { name: new RegExp(choice) }));
  fireEvent.click(screen.getByRole('button', { name: 'Radera kontot' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Radera kontot' }));
  await vi.waitFor(() => expect(sent).toEqual([{ password: 'Korgen-2026!', deletesForumTexts }]));
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = async (name: string) =>
  fireEvent.click(
    within(await screen.findByRole('alertdialog', { name: 'Radera kontot?' })).getByRole('button', { name }),
  );

test('asks for the password, can be cancelled, and shows a wrong password at its field', async () => {
  const requestErasure = vi.fn<() => Promise<never>>(() =>
    refused('UNPROCESSABLE_CONTENT', 'Fel', { password: 'Det nuvarande lösenordet är fel' }),
  );
  show(<ErasureForm proof="password" onRequested={() => {}} />, { personalData: { requestErasure } });
  press('Radera kontot');
  expect(await missingTexts('Ange ditt lösenord')).toEqual([]);
  fireEvent.change(screen.getByLabelText(/Ditt lösenord/), { target: { value: 'Fel-losen1' } });
  press('Radera kontot');
  await confirm('Behåll kontot');
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(requestErasure).not.toHaveBeenCalled();
  press('Radera kontot');
  await confirm('Radera kontot');
  expect(await missingTexts('Det nuvarande lösenordet är fel')).toEqual([]);
});

test('shows the refusal of the last superadmin', async () => {
  const sentence = 'Du är den enda superadmin som kan sköta webbplatsen.';
  show(<ErasureForm proof="password" onRequested={() => {}} />, {
    personalData: { requestErasure: () => refused('CONFLICT', sentence) },
  });
  fireEvent.change(screen.getByLabelText(/Ditt lösenord/), { target: { value: 'Korgen-2026!' } });
  press('Radera kontot');
  await confirm('Radera kontot');
  expect(await missingTexts(sentence)).toEqual([]);
});

test('asks for the e-mail address of an account without a password', async () => {
  const sent: ErasureRequest[] = [];
  const requestErasure = async (request: ErasureRequest) => {
    sent.push(request);
    return { dueAt: '2026-12-07T12:00:00.000Z', deletesForumTexts: false };
  };
  show(<ErasureForm proof="email" onRequested={() => {}} />, { personalData: { requestErasure } });
  fireEvent.change(screen.getByLabelText(/Skriv din e-postadress/), { target: { value: 'ebba@exempel.se' } });
  press('Radera kontot');
  await confirm('Radera kontot');
  await vi.waitFor(() => expect(sent).toEqual([{ email: 'ebba@exempel.se', deletesForumTexts: false }]));
});

const erasure = { dueAt: '2026-12-07T12:00:00.000Z', deletesForumTexts: false };
const statusOf = () => screen.findByText(/Ditt konto raderas den/, { selector: 'p' });

test('the date of the erasure gets the focus after the form is sent', async () => {
  show(<PersonalDataPanel />, {
    personalData: {
      find: async () => ({ export: null, erasure: null, proof: 'password' }),
      requestErasure: async () => erasure,
    },
  });
  fireEvent.change(await screen.findByLabelText(/Ditt lösenord/), { target: { value: 'Korgen-2026!' } });
  press('Radera kontot');
  await confirm('Radera kontot');
  const status = await statusOf();
  await vi.waitFor(() => expect(document.activeElement).toBe(status));
});

test('an erasure that was requested earlier does not move the focus', async () => {
  show(<PersonalDataPanel />, {
    personalData: { find: async () => ({ export: null, erasure, proof: 'password' }) },
  });
  await statusOf();
  expect(document.activeElement).toBe(document.body);
});
