// Changing the password with the old one: missing and wrong input, and success.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract.ts';
import { newPasswordTexts } from '#shared/features/accounts/mail-link-texts.ts';
import { missingTexts, refused, show } from '../../../testing/show.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

const CURRENT = 'Hoppskott-och-2-poang';
const NEW = 'Straffkast-2027';

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`);
const type = (typed: Record<string, string>) => {
  for (const [name, value] of Object.entries(typed))
    fireEvent.change(field(name) as HTMLInputElement, { target: { value } });
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Byt lösenord' }));

test('asks for the current password, preserves the new one when it is wrong, and is empty once it is changed', async () => {
  const changePassword = vi.fn<Api['accounts']['changePassword']>(async ({ current }) =>
    current === CURRENT
      ? { ended: 1 }
      : refused('UNPROCESSABLE_CONTENT', 'Fel', { current: newPasswordTexts.currentWrong }),
  );
  show(<ChangePasswordForm />, { accounts: { changePassword } });
  submit();
  expect(await missingTexts(newPasswordTexts.currentMissing)).toEqual([]);
  expect(changePassword).not.toHaveBeenCalled();
  type({ current: 'Fel-losen-2026', password: NEW, repeated: NEW });
  submit();
  expect(await missingTexts(newPasswordTexts.currentWrong)).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(field('current')));
  expect(field('repeated')?.value).toBe(NEW);
  type({ current: CURRENT });
  submit();
  expect(await missingTexts(newPasswordTexts.changed)).toEqual([]);
  expect(changePassword.mock.lastCall?.[0]).toEqual({ current: CURRENT, password: NEW, repeated: NEW });
  await waitFor(() => expect(field('current')?.value).toBe(''));
});
