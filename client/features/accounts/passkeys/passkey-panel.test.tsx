// Deleting a passkey: the panel asks for the password first, and shows the error of a wrong password at the field.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { missingTexts, refused, show } from '../../../testing/show.tsx';
import { PasskeyPanel } from './passkey-panel.tsx';

const passkeys = [
  { id: 'key', name: 'Chrome på Android', createdAt: '2026-01-01T12:00:00.000Z', lastUsedAt: null },
];

test('a passkey is deleted with the password', async () => {
  const sent: unknown[] = [];
  show(<PasskeyPanel />, {
    passkeys: {
      list: async () => ({ passkeys, needs: { password: true, code: false } }),
      remove: async (proof) => {
        sent.push(proof);
        if (proof.password === 'Korgen-2026!') return { id: proof.id };
        return refused('UNPROCESSABLE_CONTENT', 'Fel', { password: 'Det nuvarande lösenordet är fel' });
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Ta bort passnyckeln Chrome på Android' }));
  submit('');
  expect(await missingTexts('Ange ditt lösenord')).toEqual([]);
  expect(sent).toEqual([]);
  submit('fel');
  expect(await missingTexts('Det nuvarande lösenordet är fel')).toEqual([]);
  submit('Korgen-2026!');
  expect(await missingTexts('Passnyckeln är borttagen')).toEqual([]);
  expect(sent.at(-1)).toEqual({ id: 'key', password: 'Korgen-2026!', code: '' });
});

test('the password form takes the focus, and moves it to the heading when it is closed', async () => {
  show(
    <details open>
      <summary>Passnycklar</summary>
      <PasskeyPanel />
    </details>,
    { passkeys: { list: async () => ({ passkeys, needs: { password: true, code: false } }) } },
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Ta bort passnyckeln/ }));
  expect(document.activeElement).toBe(screen.getByLabelText(/^Ditt lösenord/));
  fireEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
  expect(document.activeElement?.textContent).toBe('Passnycklar');
});

function submit(password: string): void {
  fireEvent.change(screen.getByLabelText(/^Ditt lösenord/), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort' }));
}
