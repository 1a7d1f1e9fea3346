// Messages to the operator in the back office: states, what a card shows, and what staff do with it.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract.ts';
import type { StaffContactMessage } from '#shared/features/contact/schemas.ts';
import { contactTexts } from '#shared/features/contact/texts.ts';
import { SignInProvider } from '../../../core/sign-in-prompt.tsx';
import { type Answers, failed, missingTexts, never, refused, show, viewer } from '../../../testing/show.tsx';
import { ContactList } from './contact-list.tsx';
import { ContactToolbar } from './contact-toolbar.tsx';

afterEach(() => sessionStorage.clear());

const message: StaffContactMessage = {
  id: 'aaaaaaaa-0000-4000-8000-000000000001',
  form: 'contact',
  subject: 'En förening saknas',
  message: 'Kan ni lägga till den?',
  status: 'pending',
  createdAt: new Date().toISOString(),
  pictures: [],
  pictureCount: 0,
  replies: [],
  name: 'Vera Ek',
  email: 'vera.ek@exempel.se',
  person: null,
  page: '',
  browser: '',
  note: '',
  assignee: null,
  suggestionPictures: [],
  tournamentId: null,
  version: 3,
};

const open = (contact: Answers['contact'], address = {}) =>
  show(
    // Signs in at once.
    <SignInProvider value={(request) => request?.resume?.()}>
      <ContactList address={address} />
    </SignInProvider>,
    { contact },
    { as: { ...viewer, role: 'admin' } },
  );
const listOf =
  (...messages: StaffContactMessage[]) =>
  async () => ({ messages, next: null, previous: null });
const checkboxOf = (name: string) => screen.getByRole('checkbox', { name: `Markera ${name}` });
const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

test('shows that there are no messages', async () => {
  open({ list: listOf() });
  expect(await missingTexts('Inga meddelanden än')).toEqual([]);
});

test('offers all messages when a filter finds none', async () => {
  open({ list: listOf() }, { status: 'resolved' });
  expect(await missingTexts('Inga meddelanden hittades')).toEqual([]);
});

test('shows an error with a retry button when the list fails to load', async () => {
  open({ list: failed });
  expect(await missingTexts('Kunde inte hämta meddelanden')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Försök igen' })).toBeTruthy();
});

test('a card shows who wrote what, and its status', async () => {
  open({ list: listOf(message) });
  expect(
    await missingTexts(
      'En förening saknas',
      'Vera Ek',
      'vera.ek@exempel.se',
      'Kan ni lägga till den?',
      'Väntar',
    ),
  ).toEqual([]);
});

test('the status is toggled with the version that was read', async () => {
  const setStatus = vi.fn<Api['contact']['setStatus']>(async () => message);
  open({ list: listOf(message), setStatus });
  await press(/Markera som hanterad/);
  expect(await missingTexts('Status uppdaterad')).toEqual([]);
  expect(setStatus.mock.calls[0]?.[0]).toEqual({ id: message.id, version: 3, status: 'resolved' });
});

test('resolving one message can be undone', async () => {
  const setStatus = vi.fn<Api['contact']['setStatus']>(async ({ version, status }) => ({
    ...message,
    status,
    version: version + 1,
  }));
  open({ list: listOf(message), setStatus });
  await press(/Markera som hanterad/);
  await press(/^Ångra/);
  await waitFor(() => expect(setStatus).toHaveBeenCalledTimes(2));
  expect(setStatus.mock.calls[1]?.[0]).toEqual({ id: message.id, version: 4, status: 'pending' });
});

test('after an expired session, a message is resolved and assigned when the user has signed in', async () => {
  const setStatus = vi.fn<Api['contact']['setStatus']>(async () => message);
  setStatus.mockImplementationOnce(async () => refused('UNAUTHORIZED'));
  const assign = vi.fn<Api['contact']['assign']>(async () => message);
  assign.mockImplementationOnce(async () => refused('UNAUTHORIZED'));
  open({ list: listOf(message), setStatus, assign });
  await press(/Markera som hanterad/);
  expect(await missingTexts('Status uppdaterad')).toEqual([]);
  await press(/Ta hand om/);
  expect(await missingTexts('Du ansvarar för meddelandet')).toEqual([]);
  expect(screen.queryByText('Kunde inte uppdatera status')).toBeNull();
});

test.each([
  ['resolved', async () => press(/^Markera som hanterad: En förening saknas/)],
  [
    'answered',
    async () => {
      await press(/^Svara på En förening saknas/);
      fireEvent.change(screen.getByRole('textbox', { name: /Svar/ }), { target: { value: 'Klart' } });
      const send = screen.getByRole('button', { name: 'Skicka svaret' });
      send.focus();
      fireEvent.click(send);
    },
  ],
])('the next message gets the focus when one is %s and leaves the list', async (_name, act) => {
  const other = { ...message, id: 'aaaaaaaa-0000-4000-8000-000000000002', subject: 'Fel ort' };
  const list = vi.fn<Api['contact']['list']>().mockImplementationOnce(listOf(message, other));
  list.mockImplementation(listOf(other));
  const answer = async () => ({ ...message, isMailed: true });
  open({ list, setStatus: async () => message, answer }, { status: 'pending' });
  (await screen.findByRole('button', { name: /^Markera som hanterad: En förening/ })).focus();
  await act();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Fel ort'));
  expect(screen.queryByRole('heading', { name: 'En förening saknas' })).toBeNull();
});

test('several messages are resolved at once, each with its version, with undo', async () => {
  const other = { ...message, id: 'aaaaaaaa-0000-4000-8000-000000000002', subject: 'Fel ort', version: 7 };
  const setStatus = vi.fn<Api['contact']['setStatus']>(async ({ id, version, status }) => ({
    ...message,
    id,
    status,
    version: version + 1,
  }));
  open({ list: listOf(message, other), setStatus });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Markera alla på sidan (2)' }));
  await press(/^Markera som hanterade \(2\)/);
  expect(await missingTexts('Status uppdaterad för 2 meddelanden')).toEqual([]);
  await press(/^Ångra/);
  await waitFor(() => expect(setStatus).toHaveBeenCalledTimes(4));
  expect(setStatus.mock.calls.map(([{ version, status }]) => [version, status])).toEqual([
    [3, 'resolved'],
    [7, 'resolved'],
    [4, 'pending'],
    [8, 'pending'],
  ]);
});

test('a bulk action lists the messages that were refused until it is closed, and leaves them selected', async () => {
  const other = { ...message, id: 'aaaaaaaa-0000-4000-8000-000000000002', subject: 'Fel ort' };
  const setStatus = vi.fn<Api['contact']['setStatus']>(async ({ id }) =>
    id === message.id ? refused('CONFLICT', 'Ändrat') : other,
  );
  open({ list: listOf(message, other), setStatus });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Markera alla på sidan (2)' }));
  await press(/^Markera som hanterade \(2\)/);
  expect(await missingTexts('Kunde inte uppdatera status', 'En förening saknas: Ändrat')).toEqual([]);
  expect(await screen.findByRole('button', { name: 'Markera som hanterade (1)' })).toBeTruthy();
  await press(/^Stäng$/);
  expect(screen.queryByText(/Ändrat/)).toBeNull();
});

test('an empty list names the search', async () => {
  open({ list: listOf() }, { search: 'hallen' });
  expect(await missingTexts('Inget meddelande passar ”hallen”.')).toEqual([]);
});

test.each([
  ['superadmin', '/api/admin/contact-messages.csv?search=hallen&status=pending'],
  ['admin', undefined],
] as const)('the file is offered to superadmins only: %s', async (role, href) => {
  const address = { search: 'hallen', status: 'pending', after: 'cursor', page: '2' } as const;
  show(<ContactToolbar address={address} onChange={() => undefined} />, {}, { as: { ...viewer, role } });
  const file = screen.queryByRole('link', { name: 'Exportera som CSV' });
  expect(file?.getAttribute('href')).toBe(href);
});

test('a bulk action continues after signing in again, with the message that was not changed', async () => {
  const other = { ...message, id: 'aaaaaaaa-0000-4000-8000-000000000002', subject: 'Fel ort' };
  const setStatus = vi.fn<Api['contact']['setStatus']>(async ({ id }) => ({ ...message, id }));
  setStatus.mockImplementationOnce(async ({ id }) => ({ ...message, id }));
  setStatus.mockImplementationOnce(async () => refused('UNAUTHORIZED'));
  open({ list: listOf(message, other), setStatus });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Markera alla på sidan (2)' }));
  await press(/^Markera som hanterade \(2\)/);
  await waitFor(() => expect(setStatus).toHaveBeenCalledTimes(3));
  expect(setStatus.mock.calls.map(([{ id }]) => id)).toEqual([message.id, other.id, other.id]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Markera som hanterade/ })).toBeNull());
});

test('a message that was refused stays selected', async () => {
  const other = { ...message, id: 'aaaaaaaa-0000-4000-8000-000000000002', subject: 'Fel ort' };
  const setStatus = vi.fn<Api['contact']['setStatus']>(async ({ id }) => ({ ...message, id }));
  setStatus.mockImplementationOnce(async () => refused('CONFLICT', 'Ändrat'));
  open({ list: listOf(message, other), setStatus });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Markera alla på sidan (2)' }));
  await press(/^Markera som hanterade \(2\)/);
  await screen.findByRole('button', { name: /^Markera som hanterade \(1\)/ });
  expect(checkboxOf('En förening saknas')).toHaveProperty('checked', true);
  expect(checkboxOf('Fel ort')).toHaveProperty('checked', false);
});

test('a bulk action names the message that was refused', async () => {
  const setStatus = vi.fn<Api['contact']['setStatus']>(async () => refused('CONFLICT', 'Ändrat'));
  open({ list: listOf(message), setStatus });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Markera En förening saknas' }));
  await press(/^Markera som hanterade \(1\)/);
  expect(await missingTexts('En förening saknas: Ändrat')).toEqual([]);
});

test('assigning a message to oneself shows a confirmation', async () => {
  const assign = vi.fn<Api['contact']['assign']>(async () => message);
  open({ list: listOf(message), assign });
  await press(/Ta hand om/);
  expect(await missingTexts('Du ansvarar för meddelandet')).toEqual([]);
  expect(assign.mock.calls[0]?.[0]).toEqual({ id: message.id, version: 3, isMine: true });
});

test('shows the pictures that were sent with a message', async () => {
  const picture = { id: message.id, width: 400, height: 300, preview: 'data:image/png;base64,AAAA' };
  open({ list: listOf({ ...message, pictures: [picture], pictureCount: 1 }) });
  const shown = await screen.findByRole('img', { name: 'Bild från Vera Ek, 1 av 1' });
  expect(shown.getAttribute('src')).toBe(`/api/message-pictures/${message.id}/400.webp`);
});

test('shows why the status could not be changed', async () => {
  open({
    list: listOf(message),
    setStatus: async () => refused('CONFLICT', 'Någon annan har ändrat meddelandet.'),
  });
  await press(/Markera som hanterad/);
  expect(await missingTexts('Kunde inte uppdatera status', 'Någon annan har ändrat meddelandet.')).toEqual(
    [],
  );
});

test('what was typed while an answer was sent stays in its field, and the form stays open', async () => {
  const sending = Promise.withResolvers<StaffContactMessage & { isMailed: boolean }>();
  open({ list: listOf(message), answer: () => sending.promise });
  await press(/Svara på/);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Svar/ });
  fireEvent.change(field, { target: { value: 'Nu finns den' } });
  await press(/Skicka svaret/);
  fireEvent.change(field, { target: { value: 'Nu finns den. Hör av dig!' } });
  sending.resolve({ ...message, isMailed: true });
  expect(await missingTexts('Svar skickat')).toEqual([]);
  await waitFor(() => expect(field.value).toBe('. Hör av dig!'));
});

test('a failed answer stays in its field, and is sent again with the same id', async () => {
  const answer = vi.fn<Api['contact']['answer']>().mockImplementationOnce(failed);
  answer.mockImplementation(async () => ({ ...message, isMailed: true }));
  open({ list: listOf(message), answer });
  await press(/Svara på/);
  fireEvent.change(screen.getByRole('textbox', { name: /Svar/ }), { target: { value: 'Nu finns den' } });
  await press(/Skicka svaret/);
  expect(await missingTexts('Kunde inte skicka svaret.')).toEqual([]);
  await press(/Skicka svaret/);
  expect(await missingTexts('Svar skickat')).toEqual([]);
  const [first, second] = answer.mock.calls.map(([input]) => input);
  expect(first).toEqual(second);
  expect(first).toMatchObject({ id: message.id, content: 'Nu finns den', resolves: true });
});

test.each([
  ['answer', /^Svara på/, /^Svar/, 'Skicka svaret', contactTexts.replyFailed],
  ['note', /^Anteckning om/, /^Anteckning$/, 'Spara anteckningen', contactTexts.noteFailed],
])('a failed %s is shown at once, without waiting for the list', async (_name, opener, field, send, text) => {
  const list = vi.fn<Api['contact']['list']>().mockImplementationOnce(listOf(message));
  list.mockImplementation(never);
  open({ list, answer: failed, setNote: failed });
  await press(opener);
  fireEvent.change(screen.getByRole('textbox', { name: field }), { target: { value: 'Nu finns den' } });
  fireEvent.click(screen.getByRole('button', { name: send }));
  expect(await missingTexts(text)).toEqual([]);
  expect(list).toHaveBeenCalledTimes(2);
});

test('shows what another admin has answered meanwhile, and sends the answer when it is sent again', async () => {
  const list = vi.fn<Api['contact']['list']>().mockImplementationOnce(listOf(message));
  const theirs = {
    id: 'r',
    isByStaff: true,
    author: 'Bo Berg',
    content: 'Klart',
    createdAt: message.createdAt,
  };
  list.mockImplementation(listOf({ ...message, version: 4, replies: [theirs] }));
  const answer = vi.fn<Api['contact']['answer']>();
  answer.mockImplementationOnce(() => refused('CONFLICT', contactTexts.answeredMeanwhile));
  answer.mockImplementation(async () => ({ ...message, isMailed: true }));
  open({ list, answer });
  await press(/Svara på/);
  fireEvent.change(screen.getByRole('textbox', { name: /Svar/ }), { target: { value: 'Nu finns den' } });
  await press(/Skicka svaret/);
  expect(await missingTexts('Bo Berg', 'Klart', contactTexts.answeredMeanwhile)).toEqual([]);
  await press(/Skicka svaret/);
  expect(await missingTexts('Svar skickat')).toEqual([]);
  expect(answer.mock.calls.map(([input]) => input.version)).toEqual([3, 4]);
});

test('shows that an answer is not mailed without a mail server', async () => {
  open({ list: listOf(message), answer: async () => ({ ...message, isMailed: false }) });
  await press(/Svara på/);
  fireEvent.change(screen.getByRole('textbox', { name: /Svar/ }), { target: { value: 'Nu finns den' } });
  await press(/Skicka svaret/);
  expect(await missingTexts(contactTexts.replyStored)).toEqual([]);
});

test('an empty answer is refused at its field', async () => {
  open({ list: listOf(message) });
  await press(/Svara på/);
  await press(/Skicka svaret/);
  expect(await missingTexts('Skriv ett svar')).toEqual([]);
});

test('a note is saved with the version that was read', async () => {
  const setNote = vi.fn<Api['contact']['setNote']>(async () => message);
  open({ list: listOf(message), setNote });
  await press(/^Anteckning/);
  fireEvent.change(screen.getByRole('textbox', { name: 'Anteckning' }), { target: { value: 'Ring' } });
  await press(/Spara anteckningen/);
  await waitFor(() =>
    expect(setNote.mock.calls[0]?.[0]).toEqual({ id: message.id, version: 3, note: 'Ring' }),
  );
});

test('a note that another admin has changed meanwhile is overwritten only after a refusal has shown it', async () => {
  const other = { ...message, id: 'aaaaaaaa-0000-4000-8000-000000000002', subject: 'Fel ort' };
  const theirs = { ...message, note: 'Ringt klockan tio', version: 4 };
  const list = vi.fn<Api['contact']['list']>().mockImplementationOnce(listOf(message, other));
  list.mockImplementation(listOf(theirs, other));
  const setNote = vi.fn<Api['contact']['setNote']>();
  setNote.mockImplementationOnce(() => refused('CONFLICT', contactTexts.changed));
  setNote.mockImplementation(async () => message);
  open({ list, setNote, assign: async () => other });
  await press(/^Anteckning om En förening saknas/);
  fireEvent.change(screen.getByRole('textbox', { name: 'Anteckning' }), { target: { value: 'Ring' } });
  // Another change refetches the list.
  await press(/^Ta hand om Fel ort/);
  expect(await missingTexts('Ringt klockan tio')).toEqual([]);
  await press(/Spara anteckningen/);
  expect(await missingTexts(contactTexts.changed)).toEqual([]);
  await press(/Spara anteckningen/);
  expect(await missingTexts(contactTexts.noteSaved)).toEqual([]);
  expect(setNote.mock.calls.map(([{ version, note }]) => [version, note])).toEqual([
    [3, 'Ring'],
    [4, 'Ring'],
  ]);
});

test('a note is saved although the message was assigned meanwhile', async () => {
  const list = vi.fn<Api['contact']['list']>().mockImplementationOnce(listOf(message));
  list.mockImplementation(listOf({ ...message, version: 4, assignee: { id: 'b', name: 'Bo Berg' } }));
  const setNote = vi.fn<Api['contact']['setNote']>(async () => message);
  open({ list, setNote, assign: async () => message });
  await press(/^Anteckning/);
  await press(/^Ta hand om/);
  expect(await missingTexts('Ansvarig: Bo Berg')).toEqual([]);
  await press(/Spara anteckningen/);
  await waitFor(() => expect(setNote.mock.calls[0]?.[0]).toMatchObject({ version: 4 }));
});
