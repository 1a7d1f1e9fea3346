// The second step in the sign-in dialog: its codes, its errors, and the way back to the first step.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { signInTexts } from '#shared/features/accounts/sign-in/sign-in-texts.ts';
import { twoStepTexts } from '#shared/features/accounts/two-step/two-step-texts.ts';
import { openPage } from '../../testing/open-page.tsx';
import { type Answers, missingTexts, refused, viewer } from '../../testing/show.tsx';

const EMAIL = 'anna@exempel.se';

afterEach(() => sessionStorage.clear());

const open = (pass?: NonNullable<Answers['twoStep']>['pass']) =>
  openPage(
    '/faq',
    {
      accounts: {
        session: async () => ({ viewer }),
        signIn: async () => ({ viewer: null }),
        registrationRules: async () => ({ email: { automated: 'block' }, minimumAge: 15, hasGoogle: false }),
      },
      twoStep: pass ? { pass } : {},
    },
    { as: null },
  );

async function openDialog() {
  fireEvent.click((await screen.findAllByRole('button', { name: 'Logga in' }))[0] as HTMLElement);
  return within(await screen.findByRole('dialog'));
}
type Dialog = Awaited<ReturnType<typeof openDialog>>;

async function enterPassword(dialog: Dialog): Promise<void> {
  const email = await dialog.findByRole('textbox', { name: 'E-post' });
  fireEvent.change(email, { target: { value: EMAIL } });
  fireEvent.change(dialog.getByLabelText('Lösenord'), { target: { value: 'Hoppskott-och-2-poang' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Logga in' }));
  await dialog.findByRole('heading', { name: 'Skriv din kod' });
}

const code = (dialog: Dialog) =>
  dialog.getByRole<HTMLInputElement>('textbox', { name: /^Kod|^Återställningskod/ });
function enterCode(dialog: Dialog, value: string): void {
  fireEvent.change(code(dialog), { target: { value } });
  fireEvent.click(dialog.getByRole('button', { name: 'Logga in' }));
}

test('asks for the code after the password, and shows a missing or wrong one at its field', async () => {
  open(async (typed) =>
    typed.code === '123456'
      ? { viewer, recoveryCodesLeft: null }
      : refused('UNPROCESSABLE_CONTENT', 'Fel', { code: twoStepTexts.codeWrong }),
  );
  const dialog = await openDialog();
  await enterPassword(dialog);
  await waitFor(() => expect(document.activeElement).toBe(code(dialog)));
  enterCode(dialog, '');
  expect(await dialog.findByText(twoStepTexts.codeMissing)).toBeTruthy();
  enterCode(dialog, '000000');
  expect(await dialog.findByText(twoStepTexts.codeWrong)).toBeTruthy();
  enterCode(dialog, '123456');
  expect(await missingTexts(signInTexts.succeeded)).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('is asked for again after a reload', async () => {
  open();
  await enterPassword(await openDialog());
  cleanup();
  open();
  expect(await (await openDialog()).findByRole('heading', { name: 'Skriv din kod' })).toBeTruthy();
});

test('returns to the first step after too many wrong codes, or on request, with the address', async () => {
  open(() => refused('UNAUTHORIZED', twoStepTexts.tooManyWrong));
  const dialog = await openDialog();
  await enterPassword(dialog);
  enterCode(dialog, '000000');
  expect(await missingTexts(twoStepTexts.tooManyWrong)).toEqual([]);
  expect(await dialog.findByRole('heading', { name: 'Logga in eller skapa konto' })).toBeTruthy();
  expect(dialog.getByRole('textbox', { name: 'E-post' })).toHaveProperty('value', EMAIL);
  await enterPassword(dialog);
  fireEvent.click(dialog.getByRole('button', { name: 'Tillbaka till inloggningen' }));
  expect(await dialog.findByRole('heading', { name: 'Logga in eller skapa konto' })).toBeTruthy();
});

test('accepts a recovery code, and shows how many are left', async () => {
  open(async (typed) =>
    typed.code === 'AAAA-BBBB-CCCC'
      ? { viewer, recoveryCodesLeft: 9 }
      : refused('UNPROCESSABLE_CONTENT', 'Fel', { code: twoStepTexts.recoveryWrong }),
  );
  const dialog = await openDialog();
  await enterPassword(dialog);
  fireEvent.click(dialog.getByRole('button', { name: 'Använd en återställningskod i stället' }));
  await waitFor(() => expect(document.activeElement).toBe(code(dialog)));
  enterCode(dialog, 'dddd-eeee-ffff');
  expect(await dialog.findByText(twoStepTexts.recoveryWrong)).toBeTruthy();
  enterCode(dialog, 'AAAA-BBBB-CCCC');
  expect(await missingTexts('Du har 9 återställningskoder kvar. Du kan skaffa nya på din profil.')).toEqual(
    [],
  );
});
