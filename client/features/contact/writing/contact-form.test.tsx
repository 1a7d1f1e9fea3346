// The form for a message to the operator: validation, request, draft and failures.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract.ts';
import { contactTexts } from '#shared/features/contact/texts.ts';
import { type OpenSignIn, SignInProvider } from '../../../core/sign-in-prompt.tsx';
import { type Answers, failed, missingTexts, refused, show, viewer } from '../../../testing/show.tsx';
import { ContactForm } from './contact-form.tsx';
import type { ChatToSend } from './use-contact-form.ts';

const id = 'aaaaaaaa-0000-4000-8000-000000000001';
const picture = { id, width: 400, height: 300, preview: 'data:,' };

afterEach(() => sessionStorage.clear());

type Send = Api['contact']['send'];

function open(
  send: Send | undefined,
  {
    as = null,
    form = 'contact',
    page,
    signIn = () => undefined,
  }: {
    as?: typeof viewer | null;
    form?: 'contact' | 'support' | 'correction';
    page?: string;
    signIn?: OpenSignIn;
  } = {},
) {
  const answers: Answers = { contact: { send }, security: { token: async () => ({ token: 'ours' }) } };
  return show(
    <SignInProvider value={signIn}>
      <ContactForm
        form={form}
        page={page}
        renderPictures={({ onChange, error }) => (
          <>
            <button type="button" onClick={() => onChange([picture], undefined)}>
              Lägg till bild
            </button>
            <button type="button" onClick={() => onChange([], contactTexts.picturesUploading)}>
              Ladda upp
            </button>
            {error}
          </>
        )}
        {...(page && { subject: 'Rapportera ett problem' })}
        renderHumanCheck={({ onSolved, error }) => (
          <>
            <button type="button" onClick={() => onSolved(id)}>
              Jag är människa
            </button>
            {error}
          </>
        )}
      />
    </SignInProvider>,
    answers,
    { as },
  );
}

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
function fill(): void {
  type(/Namn/, 'Vera Ek');
  type(/E-post/, 'vera.ek@exempel.se');
  type(/Ämne/, 'En förening saknas');
  type(/Meddelande/, 'Kan ni lägga till den?');
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Skicka meddelande' }));

test('requires all fields, and shows their errors', async () => {
  open(undefined);
  submit();
  expect(
    await missingTexts(
      'Fyll i alla fält',
      'Alla fält är obligatoriska för att skicka meddelandet.',
      contactTexts.nameMissing,
      contactTexts.emailMissing,
      contactTexts.subjectMissing,
      contactTexts.messageMissing,
      'Du måste slutföra mänsklig verifiering',
    ),
  ).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Namn/ })));
});

test('sends the message with the token and the human check, and confirms it', async () => {
  const send = vi.fn<Send>(async () => ({ id, isReceiptMailed: true }));
  open(send);
  fill();
  fireEvent.click(screen.getByRole('button', { name: 'Jag är människa' }));
  submit();
  expect(await missingTexts('Meddelandet skickat!')).toEqual([]);
  expect(send.mock.calls[0]?.[0]).toEqual({
    id: expect.any(String),
    form: 'contact',
    name: 'Vera Ek',
    email: 'vera.ek@exempel.se',
    subject: 'En förening saknas',
    message: 'Kan ni lägga till den?',
    pictureIds: [],
    csrfToken: 'ours',
    humanCheckId: id,
  });
  expect(sessionStorage.getItem('contact-draft visitor contact')).toBeNull();
});

test.each([
  ['a visitor', null, 'Vi svarar till adressen som du skrev.'],
  ['a user', viewer, 'Du får en notis när vi har svarat'],
])('promises %s no receipt without a mail server', async (_name, as, sentence) => {
  open(async () => ({ id, isReceiptMailed: false }), { as });
  if (!as) fireEvent.click(screen.getByRole('button', { name: 'Jag är människa' }));
  fill();
  submit();
  expect(await missingTexts('Meddelandet skickat!', sentence)).toEqual([]);
  expect(screen.queryByText(/kvitto/)).toBeNull();
});

test('a user needs no human check, and sees the address of the account', async () => {
  const send = vi.fn<Send>(async () => ({ id, isReceiptMailed: true }));
  open(send, { as: viewer, form: 'support' });
  expect(screen.queryByRole('button', { name: 'Jag är människa' })).toBeNull();
  expect(screen.getByRole('textbox', { name: /E-post/ })).toMatchObject({
    readOnly: true,
    value: viewer.email,
  });
  type(/Ämne/, 'Hjälp');
  type(/Meddelande/, 'Det går inte');
  submit();
  expect(await missingTexts('Ditt meddelande har skickats! Vi återkommer inom 24 timmar.')).toEqual([]);
  expect(screen.getByText(/^Vi har mejlat ett kvitto/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Visa meddelandet' });
  expect(link.getAttribute('href')).toBe(`/contact/${id}`);
});

test('what is written while the message is sent stays in the form, below the confirmation', async () => {
  const answer = Promise.withResolvers<{ id: string; isReceiptMailed: boolean }>();
  const send = vi.fn<Send>().mockReturnValueOnce(answer.promise);
  const { unmount } = open(send, { as: viewer, form: 'support' });
  type(/Ämne/, 'Hjälp');
  type(/Meddelande/, 'Det går inte');
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  type(/Meddelande/, 'Det går inte\nInte heller på mobilen');
  answer.resolve({ id, isReceiptMailed: true });
  await screen.findByRole('link', { name: 'Visa meddelandet' });
  const rest = { value: 'Inte heller på mobilen' };
  expect(screen.getByRole('textbox', { name: /Meddelande/ })).toMatchObject(rest);
  unmount();
  open(send, { as: viewer, form: 'support' });
  expect(screen.getByRole('textbox', { name: /Meddelande/ })).toMatchObject(rest);
  send.mockResolvedValueOnce({ id, isReceiptMailed: true });
  submit();
  await screen.findByRole('link', { name: 'Visa meddelandet' });
  expect(send.mock.calls[1]?.[0]).toMatchObject({ subject: 'Hjälp', message: 'Inte heller på mobilen' });
  expect(screen.queryByRole('textbox', { name: /Meddelande/ })).toBeNull();
});

test.each([
  ['contact', 'Det gick inte att skicka meddelandet. Försök igen senare.'],
  ['support', 'Kunde inte skicka meddelandet. Försök igen.'],
] as const)(
  'the form %s stays filled in when it fails, with the reason beside the button',
  async (form, sentence) => {
    const send = vi.fn<Send>(failed);
    open(send, { as: viewer, form });
    type(/Ämne/, 'Hjälp');
    type(/Meddelande/, 'Det går inte');
    submit();
    const reason = /^Meddelandet är inte skickat\. Ingen kontakt med servern\./;
    expect(await missingTexts(sentence)).toEqual([]);
    expect((await screen.findByText(reason)).closest('form')).not.toBeNull();
    expect(screen.getByRole('textbox', { name: /Meddelande/ })).toMatchObject({ value: 'Det går inte' });
    send.mockResolvedValueOnce({ id, isReceiptMailed: false });
    submit();
    await screen.findByRole('link', { name: 'Visa meddelandet' });
    expect(screen.queryByText(reason)).toBeNull();
  },
);

test('an unchanged message is sent again with the same id, a changed one with another', async () => {
  const send = vi.fn<Send>(failed);
  open(send, { as: viewer });
  type(/Ämne/, 'Hjälp');
  type(/Meddelande/, 'Det går inte');
  const attempt = async (count: number) => {
    submit();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(count));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Skicka meddelande' }).getAttribute('aria-busy')).not.toBe(
        'true',
      ),
    );
  };
  await attempt(1);
  await attempt(2);
  type(/Meddelande/, 'Det går inte alls');
  await attempt(3);
  const [first, second, third] = send.mock.calls.map(([message]) => message.id);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a refused token is renewed once', async () => {
  const send = vi.fn<Send>().mockImplementationOnce(async () => refused('FORBIDDEN'));
  send.mockImplementation(async () => ({ id, isReceiptMailed: true }));
  open(send, { as: viewer });
  type(/Ämne/, 'Hjälp');
  type(/Meddelande/, 'Det går inte');
  submit();
  expect(await missingTexts('Meddelandet skickat!')).toEqual([]);
  expect(send).toHaveBeenCalledTimes(2);
});

test('prompts for sign-in when the session has ended, and then sends the message', async () => {
  const send = vi
    .fn<Send>()
    .mockImplementationOnce(async () =>
      refused('UNPROCESSABLE_CONTENT', 'Nej', { humanCheck: contactTexts.humanCheckMissing }),
    );
  send.mockImplementation(async () => ({ id, isReceiptMailed: true }));
  const signIn = vi.fn<OpenSignIn>();
  open(send, { as: viewer, signIn });
  type(/Ämne/, 'Hjälp');
  type(/Meddelande/, 'Det går inte');
  submit();
  await waitFor(() => expect(signIn.mock.calls[0]?.[0]?.sentence).toBe(contactTexts.signedOut));
  act(() => signIn.mock.calls[0]?.[0]?.resume?.());
  expect(await missingTexts('Meddelandet skickat!')).toEqual([]);
});

test('shows a refusal of the server at its field', async () => {
  open(async () => refused('UNPROCESSABLE_CONTENT', 'Nej', { email: 'E-postadressen är inte tillåten' }), {
    as: viewer,
  });
  type(/Ämne/, 'Hjälp');
  type(/Meddelande/, 'Det går inte');
  submit();
  expect(await missingTexts('E-postadressen är inte tillåten')).toEqual([]);
});

test('a draft survives a reload', () => {
  open(undefined).unmount();
  open(undefined);
  type(/Meddelande/, 'Halvfärdigt');
  document.body.replaceChildren();
  open(undefined);
  expect(screen.getByRole('textbox', { name: /Meddelande/ })).toMatchObject({ value: 'Halvfärdigt' });
});

test('the draft of a visitor is moved to the account on sign-in, with the address of the account', async () => {
  const visitor = open(undefined, { form: 'support' });
  type(/Namn/, 'Vera Ek');
  type(/Ämne/, 'Hjälp');
  type(/Meddelande/, 'Skrivet innan');
  visitor.unmount();
  const send = vi.fn<Send>(async () => ({ id, isReceiptMailed: true }));
  const signedIn = open(send, { as: viewer, form: 'support' });
  expect(screen.getByRole('textbox', { name: /Meddelande/ })).toMatchObject({ value: 'Skrivet innan' });
  submit();
  await waitFor(() =>
    expect(send.mock.calls[0]?.[0]).toMatchObject({ message: 'Skrivet innan', email: viewer.email }),
  );
  await screen.findByRole('link', { name: 'Visa meddelandet' });
  signedIn.unmount();
  open(send, { as: viewer, form: 'support' });
  expect(screen.getByRole('textbox', { name: /Meddelande/ })).toMatchObject({ value: '' });
});

test('sends the pictures of the draft, which survive a reload', async () => {
  open(undefined, { as: viewer }).unmount();
  const send = vi.fn<Send>(async () => ({ id, isReceiptMailed: true }));
  open(send, { as: viewer });
  fireEvent.click(screen.getByRole('button', { name: 'Lägg till bild' }));
  document.body.replaceChildren();
  open(send, { as: viewer });
  type(/Ämne/, 'Hjälp');
  type(/Meddelande/, 'Så här ser det ut');
  submit();
  await waitFor(() => expect(send.mock.calls[0]?.[0].pictureIds).toEqual([id]));
});

test('is not sent while a picture uploads', async () => {
  const send = vi.fn<Send>(async () => ({ id, isReceiptMailed: true }));
  open(send, { as: viewer });
  type(/Ämne/, 'Hjälp');
  type(/Meddelande/, 'Så här ser det ut');
  fireEvent.click(screen.getByRole('button', { name: 'Ladda upp' }));
  submit();
  expect(await missingTexts('Vänta tills bilderna är uppladdade')).toEqual([]);
  expect(send).not.toHaveBeenCalled();
});

test('a reported problem includes the page and the browser, and the form states that', async () => {
  const send = vi.fn<Send>(async () => ({ id, isReceiptMailed: true }));
  open(send, { as: viewer, form: 'support', page: '/ad/1' });
  expect(
    await missingTexts('Vi får också adressen till sidan (/ad/1) och vilken webbläsare du använder.'),
  ).toEqual([]);
  type(/Meddelande/, 'Det går inte');
  submit();
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls[0]?.[0]).toMatchObject({ page: '/ad/1', browser: navigator.userAgent });
});

test('a correction includes the page, and not the browser', async () => {
  const send = vi.fn<Send>(async () => ({ id, isReceiptMailed: true }));
  open(send, { as: viewer, form: 'correction', page: '/associations/1' });
  expect(await missingTexts('Vi får också adressen till sidan (/associations/1).')).toEqual([]);
  type(/Meddelande/, 'Fel telefonnummer');
  submit();
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls[0]?.[0]).toMatchObject({ form: 'correction', page: '/associations/1' });
  expect(send.mock.calls[0]?.[0].browser).toBeUndefined();
});

function SupportPage() {
  const [chat, setChat] = useState<ChatToSend>();
  return (
    <>
      <button type="button" onClick={() => setChat({ transcript: 'Chatten:\nJag: Hej' })}>
        Skicka chatten
      </button>
      <ContactForm
        form="support"
        chat={chat}
        renderPictures={({ onChange }) => (
          <button type="button" onClick={() => onChange([picture], undefined)}>
            Lägg till bild
          </button>
        )}
        renderHumanCheck={() => null}
      />
    </>
  );
}

test('a chat added after a sent message starts a new one, without its text and pictures', async () => {
  const send = vi.fn<Send>(async () => ({ id, isReceiptMailed: true }));
  const security = { token: async () => ({ token: 'ours' }) };
  show(<SupportPage />, { contact: { send }, security }, { as: viewer });
  type(/Ämne/, 'Hjälp');
  type(/Meddelande/, 'Så här ser det ut');
  fireEvent.click(screen.getByRole('button', { name: 'Lägg till bild' }));
  submit();
  await screen.findByRole('link', { name: 'Visa meddelandet' });
  fireEvent.click(screen.getByRole('button', { name: 'Skicka chatten' }));
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls[1]?.[0]).toMatchObject({
    subject: 'Fråga från chatten',
    message: 'Chatten:\nJag: Hej',
    pictureIds: [],
  });
});
