// Creating a user: the roles that may be given, and errors at their fields.
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract.ts';
import type { User } from '#shared/features/users/contract.ts';
import { missingTexts, refused, show } from '../../testing/show.tsx';
import { NewUserDialog } from './new-user-dialog.tsx';

const onClose = vi.fn<() => void>();
const write = (name: RegExp | string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const writePassword = (value: string) =>
  fireEvent.change(screen.getByLabelText(/^Lösenord/), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Skapa användare' }));

test('asks for all fields, shows what is wrong with them, and closes once the user is created', async () => {
  const taken = 'E-postadressen är redan registrerad';
  const create = vi.fn<Api['users']['create']>(async ({ email }) =>
    email === 'admin@exempel.se' ? refused('CONFLICT', taken, { email: taken }) : ({} as User),
  );
  show(<NewUserDialog roles={['user', 'admin', 'superadmin']} onClose={onClose} />, { users: { create } });
  const roles = within(screen.getByRole('combobox', { name: 'Roll' })).getAllByRole('option');
  expect(roles.map(({ textContent }) => textContent)).toEqual(['Testanvändare', 'Admin', 'Superadmin']);
  submit();
  expect(await screen.findAllByText('Alla fält måste fyllas i')).toHaveLength(3);
  write(/^E-post/, 'åsa.ny');
  write(/^Namn/, 'Åsa Ny');
  writePassword('svagt');
  submit();
  expect(
    await missingTexts(
      'Ogiltig e-postadress',
      'Lösenordet är för svagt. Använd minst 6 tecken med stor/liten bokstav och siffra',
    ),
  ).toEqual([]);
  expect(create).not.toHaveBeenCalled();
  write(/^E-post/, 'admin@exempel.se');
  writePassword('Korgen-2027!');
  submit();
  expect(await missingTexts(`Kunde inte skapa användare: ${taken}`)).toEqual([]);
  expect(screen.getByRole('textbox', { name: /^Namn/ })).toHaveProperty('value', 'Åsa Ny');
  write(/^E-post/, 'asa.ny@exempel.se');
  submit();
  expect(await missingTexts('Användare skapad')).toEqual([]);
  expect(create).toHaveBeenLastCalledWith({
    name: 'Åsa Ny',
    email: 'asa.ny@exempel.se',
    password: 'Korgen-2027!',
    role: 'user',
  });
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
