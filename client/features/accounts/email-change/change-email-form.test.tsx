// Changing the e-mail address: refusals at their fields, and a change at once or by a link.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { changedEmailTexts, newPasswordTexts } from '#shared/features/accounts/mail-link-texts.ts';
import { useViewer } from '../../../core/viewer.ts';
import { type Answers, missingTexts, refused, show, viewer } from '../../../testing/show.tsx';
import { ChangeEmailForm } from './change-email-form.tsx';

const NEW = 'ny@exempel.se';

function OwnForm() {
  return <ChangeEmailForm email={useViewer()?.email ?? ''} />;
}

const open = (accounts: Answers['accounts']) =>
  show(<OwnForm />, {
    accounts: {
      registrationRules: async () => ({ email: { automated: 'block' }, minimumAge: 15, hasGoogle: false }),
      emailChange: async () => ({ email: null }),
      ...accounts,
    },
  });
const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Ny e-postadress/ });
const write = (email: string, password = 'Hoppskott-och-2-poang') => {
  fireEvent.change(address(), { target: { value: email } });
  const current = document.querySelector<HTMLInputElement>('input[name=current]') as HTMLInputElement;
  fireEvent.change(current, { target: { value: password } });
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Byt e-postadress' }));

test('a refused address remains, with the reason at its field', async () => {
  open({
    changeEmail: () => refused('CONFLICT', changedEmailTexts.taken, { email: changedEmailTexts.taken }),
  });
  write('anna@mailinator.com', '');
  fireEvent.blur(address());
  expect(await missingTexts('Temporära e-postadresser är inte tillåtna')).toEqual([]);
  submit();
  expect(await missingTexts(newPasswordTexts.currentMissing)).toEqual([]);
  write(NEW);
  submit();
  await waitFor(() => expect(address().getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByRole('textbox', { description: changedEmailTexts.taken })).toBe(address());
  expect(address().value).toBe(NEW);
});

test('the first field is focused when both are empty', async () => {
  open({});
  submit();
  expect(await missingTexts(newPasswordTexts.currentMissing)).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(address()));
});

test('the address applies at once on a site without a mail server', async () => {
  open({ changeEmail: async () => ({ viewer: { ...viewer, email: NEW } }) });
  write(NEW);
  submit();
  expect(await missingTexts(`Din adress är ${NEW}.`, changedEmailTexts.changed)).toEqual([]);
  expect(address().value).toBe('');
});

test('a link is mailed, and once it is used the new address is shown without a reload', async () => {
  let stored: Viewer = viewer;
  open({ changeEmail: async () => ({ viewer: null }), session: async () => ({ viewer: stored }) });
  write(NEW);
  submit();
  expect(await missingTexts(changedEmailTexts.sent(NEW), `Din adress är ${viewer.email}.`)).toEqual([]);
  stored = { ...viewer, email: NEW };
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await missingTexts(`Din adress är ${NEW}.`)).toEqual([]);
  expect(screen.queryByText(changedEmailTexts.sent(NEW))).toBeNull();
});

test('a change that was requested before is shown, and is cancelled', async () => {
  let pending: string | null = NEW;
  open({
    emailChange: async () => ({ email: pending }),
    cancelEmailChange: async () => {
      pending = null;
      return { isCancelled: true };
    },
    session: async () => ({ viewer }),
  });
  expect(await missingTexts(changedEmailTexts.sent(NEW))).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Avbryt bytet' }));
  expect(await missingTexts(changedEmailTexts.cancelled)).toEqual([]);
  expect(screen.queryByText(changedEmailTexts.sent(NEW))).toBeNull();
  expect(document.activeElement).toBe(address());
});
