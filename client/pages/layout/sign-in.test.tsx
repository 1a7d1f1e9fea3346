// The sign-in and registration dialog: missing fields, refusals, failures and the human check.
import { googleTexts } from '#shared/features/accounts/google/google.ts';
import { isProofOfWork } from '#shared/features/accounts/registration/proof-of-work.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { HumanPuzzle } from '#shared/features/accounts/schemas.ts';
import { openPage } from '../../testing/open-page.tsx';
import { type Answers, failed, refused, missingTexts } from '../../testing/show.tsx';

const EMAIL = 'asa@exempel.se';
const PASSWORD = 'Hoppskott-och-2-poang';

const puzzle = (last: string): HumanPuzzle => ({
  id: `00000000-0000-4000-8000-00000000000${last}`,
  instruction: 'Markera alla basketbollar',
  tiles: [
    { picture: 'data:,', label: 'Basketboll' },
    { picture: 'data:,', label: 'Fotboll' },
    { picture: 'data:,', label: 'Tennisboll' },
  ],
});
const registrationApi: Answers['accounts'] = {
  registrationRules: async () => ({ email: { automated: 'block' }, minimumAge: 15, hasGoogle: false }),
  newHumanCheck: async () => puzzle('1'),
  answerHumanCheck: async ({ id, selection, proof }) =>
    isProofOfWork(id, proof) && selection.join() === '0'
      ? { solved: true, next: null }
      : { solved: false, next: puzzle('2') },
};

async function openDialog(accounts: Answers['accounts'] = {}): Promise<HTMLElement> {
  openPage('/faq', { accounts: { ...registrationApi, ...accounts } }, { as: null });
  fireEvent.click((await screen.findAllByRole('button', { name: 'Logga in' }))[0] as HTMLElement);
  return screen.findByRole('dialog');
}

async function openRegistration(accounts?: Answers['accounts']): Promise<HTMLElement> {
  const dialog = await openDialog(accounts);
  fireEvent.mouseDown(within(dialog).getByRole('tab', { name: 'Registrera' }));
  fireEvent.click(within(dialog).getByRole('tab', { name: 'Registrera' }));
  await within(dialog).findByRole('textbox', { name: 'Namn' });
  return dialog;
}

const visible = (fields: HTMLInputElement[]) => fields.find((field) => !field.closest('[hidden]'));
const emailOf = (dialog: HTMLElement) =>
  within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'E-post' });
const passwordOf = (dialog: HTMLElement) =>
  visible([...dialog.querySelectorAll<HTMLInputElement>('input[name=password]')]) as HTMLInputElement;
const write = (field: HTMLInputElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const press = (dialog: HTMLElement, name: string) =>
  fireEvent.click(within(dialog).getByRole('button', { name }));

async function solve(dialog: HTMLElement): Promise<void> {
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Basketboll' }));
  press(dialog, 'Verifiera');
  expect(await missingTexts('Verifieringen är klar')).toEqual([]);
}

test('signing in shows missing fields', async () => {
  const dialog = await openDialog();
  press(dialog, 'Logga in');
  expect(await missingTexts('Vänligen ange din e-postadress', 'Ange ditt lösenord')).toEqual([]);
  expect(emailOf(dialog).getAttribute('aria-invalid')).toBe('true');
});

test('signing in keeps the input when the server is unreachable', async () => {
  const dialog = await openDialog({ signIn: failed });
  write(emailOf(dialog), EMAIL);
  write(passwordOf(dialog), PASSWORD);
  press(dialog, 'Logga in');
  expect(await missingTexts('Ingen kontakt med servern')).toEqual([]);
  expect(emailOf(dialog).value).toBe(EMAIL);
});

test('a password reset needs only the e-mail, and keeps it when refused', async () => {
  const sentence = 'E-postadressen hittades inte';
  const dialog = await openDialog({ requestReset: () => refused('UNPROCESSABLE_CONTENT', sentence) });
  press(dialog, 'Glömt lösenord?');
  await within(dialog).findByRole('button', { name: 'Skicka länk' });
  press(dialog, 'Skicka länk');
  expect(await missingTexts('Vänligen ange din e-postadress')).toEqual([]);
  write(emailOf(dialog), 'anna@exempel');
  press(dialog, 'Skicka länk');
  expect(await missingTexts(sentence)).toEqual([]);
  expect(emailOf(dialog).value).toBe('anna@exempel');
  press(dialog, 'Tillbaka till inloggningen');
  expect(await within(dialog).findByRole('button', { name: 'Glömt lösenord?' })).toBeTruthy();
});

test('registration validates each field, and lists what remains', async () => {
  const dialog = await openRegistration();
  const create = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Skapa konto' });
  expect(create.disabled).toBe(true);
  expect(await missingTexts('Kvar: namn, e-post, lösenord och verifiering')).toEqual([]);
  const name = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Namn' });
  write(name, 'a');
  write(emailOf(dialog), 'anna1987@exempel.se');
  write(passwordOf(dialog), 'password');
  expect(
    await missingTexts(
      'Namnet måste vara minst 2 tecken långt',
      'E-postadressen verkar vara automatiskt genererad',
      'E-postadressen är inte giltig eller tillåten',
      'Registrering blockerad av säkerhetsskäl',
      'Lösenordet är för svagt. Använd minst 6 tecken med stor/liten bokstav och siffra',
      'Detta är ett vanligt lösenord och lätt att gissa',
    ),
  ).toEqual([]);
  write(emailOf(dialog), 'x@exempel.se');
  write(name, 'demo');
  write(passwordOf(dialog), 'aaaB1234');
  expect(
    await missingTexts(
      'E-postadressen verkar för kort',
      'Användarnamnet verkar vara automatiskt genererat',
      'Undvik upprepade tecken',
    ),
  ).toEqual([]);
});

test('registration keeps the input and the solved check when the e-mail is taken', async () => {
  const sentence = 'E-postadressen är redan registrerad eller lösenordet uppfyller inte kraven';
  const dialog = await openRegistration({ register: () => refused('CONFLICT', sentence) });
  write(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Namn' }), 'En till');
  write(emailOf(dialog), EMAIL);
  write(passwordOf(dialog), PASSWORD);
  await solve(dialog);
  await waitFor(() =>
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Skapa konto' }).disabled).toBe(
      false,
    ),
  );
  press(dialog, 'Skapa konto');
  expect(await missingTexts(sentence)).toEqual([]);
  expect(passwordOf(dialog).value).toBe(PASSWORD);
  expect(await missingTexts('Verifieringen är klar')).toEqual([]);
});

test('a wrong selection loads a new puzzle and focuses it; a solved puzzle can be repeated', async () => {
  const dialog = await openRegistration();
  const check = within(within(dialog).getByRole('group', { name: 'Mänsklig verifiering' }));
  const verify = () => check.getByRole<HTMLButtonElement>('button', { name: 'Verifiera' });
  fireEvent.click(await check.findByRole('button', { name: 'Fotboll' }));
  fireEvent.click(verify());
  expect(await missingTexts('Fel val. Försök igen med basketbollarna.')).toEqual([]);
  expect(check.getByRole('button', { name: 'Fotboll' }).getAttribute('aria-pressed')).toBe('false');
  expect(verify().disabled).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(check.getByRole('button', { name: 'Basketboll' })));
  await solve(dialog);
  press(dialog, 'Gör om');
  expect(await check.findByRole('button', { name: 'Basketboll' })).toBeTruthy();
  expect(check.queryByText('Verifieringen är klar')).toBeNull();
});

test('Google is offered only when the site has credentials', async () => {
  const dialog = await openDialog();
  expect(await within(dialog).findByRole('button', { name: 'Skapa ett konto' })).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: 'Fortsätt med Google' })).toBeNull();
  fireEvent.mouseDown(within(dialog).getByRole('tab', { name: 'Registrera' }));
  fireEvent.click(within(dialog).getByRole('tab', { name: 'Registrera' }));
  expect(await within(dialog).findByRole('textbox', { name: 'Namn' })).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: 'Fortsätt med Google' })).toBeNull();
});

test('shows an error beside the button and as a toast when Google cannot be reached', async () => {
  const rules = { email: { automated: 'block' }, minimumAge: 15, hasGoogle: true } as const;
  const dialog = await openDialog({
    registrationRules: async () => rules,
    startGoogle: () => refused('UNPROCESSABLE_CONTENT', googleTexts.failed),
  });
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Fortsätt med Google' }));
  expect(await within(dialog).findByText(googleTexts.failed)).toBeTruthy();
  await waitFor(() =>
    expect(document.querySelector('[data-sonner-toast]')?.textContent).toContain(googleTexts.failed),
  );
  expect(within(dialog).getByRole('button', { name: 'Fortsätt med Google' })).toHaveProperty(
    'disabled',
    false,
  );
});

test('registration shows the minimum age while the rules cannot be loaded', async () => {
  const dialog = await openRegistration({ registrationRules: failed });
  expect(dialog.textContent).toContain('Genom att skapa ett konto intygar du att du har fyllt 13 år.');
});

test('a newcomer gets to registration, where a mistyped mail domain can be corrected', async () => {
  const dialog = await openDialog({
    registrationRules: async () => ({ email: { automated: 'block' }, minimumAge: 15, hasGoogle: true }),
  });
  expect(await within(dialog).findByRole('button', { name: 'Fortsätt med Google' })).toBeTruthy();
  // The button creates accounts from this tab too.
  expect(dialog.textContent).toContain('Genom att skapa ett konto intygar du att du har fyllt 15 år');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Skapa ett konto' }));
  await within(dialog).findByRole('textbox', { name: 'Namn' });
  expect(dialog.textContent).toContain('Genom att skapa ett konto intygar du att du har fyllt 15 år.');
  write(emailOf(dialog), 'anna@gmial.com');
  fireEvent.click(await within(dialog).findByRole('button', { name: 'anna@gmail.com' }));
  expect(emailOf(dialog).value).toBe('anna@gmail.com');
});
