// Deleting a passkey: asks for the password first, and shows a wrong one at its field.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { missingTexts, refused, show } from '../../../testing/show.tsx';
import { PasskeyPanel } from './passkey-panel.tsx';

const passkeys = [
  { id: 'key', name: 'Chrome på Android', createdAt: '2026-01-01T12:00:00.000Z', lastUsedAt: null },
];

test('a passkey is deleted with the password', async () => {
  const remove = vi.fn(async ({ password }: { password: string }) =>
    password === 'Korgen-2026!'
      ? { id: 'key' }
      : refused('UNPROCESSABLE_CONTENT', 'Fel', { password: 'Det nuvarande lösenordet är fel' }),
  );
  show(<PasskeyPanel />, {
    passkeys: { list: async () => ({ passkeys, needs: { password: true, code: false } }), remove },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Ta bort passnyckeln Chrome på Android' }));
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Ta bort' }));
  submit();
  expect(await missingTexts('Ange ditt lösenord')).toEqual([]);
  expect(remove).not.toHaveBeenCalled();
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText(/^Ditt lösenord/), { target: { value } });
  type('fel');
  submit();
  expect(await missingTexts('Det nuvarande lösenordet är fel')).toEqual([]);
  type('Korgen-2026!');
  submit();
  expect(await missingTexts('Passnyckeln är borttagen')).toEqual([]);
  expect(remove.mock.lastCall?.[0]).toEqual({ id: 'key', password: 'Korgen-2026!', code: '' });
});
