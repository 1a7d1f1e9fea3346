// The suggestion of a tournament: validation, request, confirmation and draft.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract.ts';
import { emailTexts } from '#shared/features/accounts/registration/texts.ts';
import { contactTexts } from '#shared/features/contact/texts.ts';
import { type OpenSignIn, SignInProvider } from '../../../core/sign-in-prompt.tsx';
import { failed, missingTexts, refused, show, viewer } from '../../../testing/show.tsx';
import { SuggestionDialog } from './suggestion-dialog.tsx';

const id = 'aaaaaaaa-0000-4000-8000-000000000001';
type Suggest = Api['tournaments']['suggest'];
const jarna = {
  id: 2703268,
  name: 'Järna',
  county: 'Dalarna',
  country: 'Sverige',
  latitude: 60.5,
  longitude: 14.4,
} as const;

afterEach(() => sessionStorage.clear());

function open(
  suggest: Suggest | undefined,
  as: typeof viewer | null = null,
  signIn: OpenSignIn = () => undefined,
) {
  const onClose = vi.fn<() => void>();
  const shown = show(
    <SignInProvider value={signIn}>
      <SuggestionDialog
        renderHumanCheck={({ onSolved, error }) => (
          <>
            <button type="button" onClick={() => onSolved(id)}>
              Jag är människa
            </button>
            {error}
          </>
        )}
        renderPictures={({ onUploading, error }) => (
          <>
            <button type="button" onClick={() => onUploading(true)}>
              Ladda upp
            </button>
            {error}
          </>
        )}
        onClose={onClose}
      />
    </SignInProvider>,
    {
      tournaments: { suggest },
      security: { token: async () => ({ token: 'ours' }) },
      places: { search: async () => ({ places: [jarna], isComplete: true }) },
    },
    { as },
  );
  return { ...shown, onClose };
}
const field = (label: RegExp) =>
  within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(label, {
    selector: 'input, textarea, select',
  });
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
function fill(): void {
  type(/^Turneringens namn/, 'Ekstad Cup');
  type(/^Beskrivning/, 'Tre dagar');
  type(/^Startdatum/, '2027-06-11');
  type(/^Stad/, 'Uppsala');
}
const leave = () => fireEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Skicka förslaget' }));

test('asks before it is left while pictures are uploading, and is not sent without them', async () => {
  const suggest = vi.fn<Suggest>();
  const { onClose } = open(suggest);
  fill();
  fireEvent.click(screen.getByRole('button', { name: 'Ladda upp' }));
  submit();
  expect(await missingTexts('Vänta tills bilderna är uppladdade')).toEqual([]);
  expect(suggest).not.toHaveBeenCalled();
  leave();
  fireEvent.click(await screen.findByRole('button', { name: 'Stanna kvar' }));
  await waitFor(() => expect(screen.queryByText('Lämna förslaget?')).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  leave();
  fireEvent.click(await screen.findByRole('button', { name: 'Lämna förslaget' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('requires name, description, first day and town, and shows their errors', async () => {
  open(undefined);
  submit();
  expect(
    await missingTexts(
      'Fyll i alla obligatoriska fält',
      'Skriv turneringens namn',
      'Beskriv turneringen',
      'Välj ett startdatum',
      'Välj en stad',
      // Source: spec 1 §3, "youth, amateur, senior, masters, open".
      'Ungdom',
      'Motion',
      'Senior',
      'Veteran',
      'Öppen för alla',
      'Skriv din e-postadress',
      'Du måste slutföra mänsklig verifiering',
    ),
  ).toEqual([]);
});

test('half an address is refused at its field before anything is sent', async () => {
  const suggest = vi.fn<Suggest>();
  open(suggest);
  fill();
  type(/^E-post till kontakten/, 'vera.ek@');
  fireEvent.click(screen.getByRole('button', { name: 'Jag är människa' }));
  submit();
  expect(await missingTexts(emailTexts.malformed)).toEqual([]);
  expect(field(/^E-post till kontakten/).getAttribute('aria-invalid')).toBe('true');
  expect(suggest).not.toHaveBeenCalled();
});

test('a visitor’s suggestion is sent with address and human check, confirmed and closed', async () => {
  const suggest = vi.fn<Suggest>(async () => ({ id }));
  const { onClose } = open(suggest);
  fill();
  type(/^Nivå/, 'masters');
  type(/^Prispott/, '5 000');
  type(/^E-post till kontakten/, 'vera.ek@exempel.se');
  fireEvent.click(screen.getByRole('button', { name: 'Jag är människa' }));
  submit();
  expect(
    await missingTexts('Turneringsförslag skickat! Admin kommer att granska förslaget inom 24 timmar.'),
  ).toEqual([]);
  expect(suggest.mock.calls[0]?.[0]).toMatchObject({
    name: 'Ekstad Cup',
    level: 'masters',
    prizePool: 5000,
    contactEmail: 'vera.ek@exempel.se',
    csrfToken: 'ours',
    humanCheckId: id,
    pictureIds: [],
  });
  expect(onClose).toHaveBeenCalledOnce();
  expect(Object.keys(sessionStorage).filter((key) => key.includes('suggestion'))).toEqual([]);
});

test('a signed-in user needs no human check, and sees the address of the account', async () => {
  const suggest = vi.fn<Suggest>(async () => ({ id }));
  open(suggest, viewer);
  expect(screen.queryByRole('button', { name: 'Jag är människa' })).toBeNull();
  expect(field(/^E-post till kontakten/)).toMatchObject({ readOnly: true, value: viewer.email });
  fill();
  submit();
  expect(await missingTexts('Turneringsförslag skickat!')).toEqual([]);
});

test('prompts for sign-in when the session has ended, and then sends the suggestion', async () => {
  const suggest = vi
    .fn<Suggest>()
    .mockImplementationOnce(async () =>
      refused('UNPROCESSABLE_CONTENT', 'Nej', { humanCheck: contactTexts.humanCheckMissing }),
    );
  suggest.mockImplementation(async () => ({ id }));
  const signIn = vi.fn<OpenSignIn>();
  open(suggest, viewer, signIn);
  fill();
  submit();
  await waitFor(() => expect(signIn.mock.calls[0]?.[0]?.sentence).toBe(contactTexts.signedOut));
  act(() => signIn.mock.calls[0]?.[0]?.resume?.());
  expect(await missingTexts('Turneringsförslag skickat!')).toEqual([]);
});

test('stays filled in when the server cannot be reached, and shows why it was not sent', async () => {
  open(failed, viewer);
  fill();
  submit();
  expect(
    await missingTexts(
      'Kunde inte skicka turneringsförslaget. Försök igen.',
      'Förslaget är inte skickat. Ingen kontakt med servern. Kontrollera din internetanslutning och försök igen.',
    ),
  ).toEqual([]);
  expect(field(/^Turneringens namn/).value).toBe('Ekstad Cup');
});

test('an unchanged suggestion is sent again with the same id, a changed one with another', async () => {
  const suggest = vi.fn<Suggest>(failed);
  open(suggest, viewer);
  fill();
  for (const times of [1, 2, 3]) {
    if (times === 3) type(/^Beskrivning/, 'Fyra dagar');
    submit();
    await waitFor(() => expect(suggest).toHaveBeenCalledTimes(times));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Skicka förslaget' }).getAttribute('aria-busy')).not.toBe(
        'true',
      ),
    );
  }
  const [first, second, third] = suggest.mock.calls.map(([input]) => input.id);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a draft survives a reload', () => {
  const { unmount } = open(undefined);
  type(/^Turneringens namn/, 'Halvfärdig');
  unmount();
  open(undefined);
  expect(field(/^Turneringens namn/).value).toBe('Halvfärdig');
});

test('is sent with the chosen one of several towns with the same name', async () => {
  const suggest = vi.fn<Suggest>(async () => ({ id }));
  open(suggest, viewer);
  fill();
  const town = field(/^Stad/);
  act(() => town.focus());
  await waitFor(() => expect(town.getAttribute('role')).toBe('combobox'));
  fireEvent.input(town, { target: { value: 'Järna' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Järna, Dalarna' }));
  submit();
  await waitFor(() => expect(suggest).toHaveBeenCalledOnce());
  expect(suggest.mock.calls[0]?.[0]).toMatchObject({ location: 'Järna', placeId: jarna.id });
});
