// Writing a first message: missing fields, a retry, a missing birth year saved with it; without a network it waits.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { messageTexts } from '#shared/features/messages/texts.ts';
import type { OwnProfile } from '#shared/features/profiles/contract.ts';
import { BirthYearField } from '../../features/profiles/birth-year-field.tsx';
import { useMissingYear } from '../../features/profiles/missing-year.ts';
import { ConversationList } from '../../features/messages/inbox/conversation-list.tsx';
import { useMessageStore } from '../../features/messages/sending/message-store.ts';
import { MessageForm } from '../../features/messages/sending/message-form.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { type Answers, failed, missingTexts, refused, show, viewer } from '../../testing/show.tsx';

const newcomer = { ...viewer, birthYear: null };
const onSent = vi.fn<(threadId: string) => void>();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function Form({ subject = 'Bollen' }: { subject?: string }) {
  const year = useMissingYear(newcomer);
  return (
    <MessageForm
      userId={newcomer.id}
      recipientId="00000000-0000-4000-8000-00000000000b"
      recipientName="Bo Boll"
      adId={null}
      subject={subject}
      renderYear={(error) => <BirthYearField value={year.typed} onChange={year.write} error={error} />}
      confirmYear={year.confirm}
      saveYear={year.save}
      onSent={onSent}
    />
  );
}

function FirstMessage() {
  return (
    <MessageForm
      userId={viewer.id}
      recipientId="00000000-0000-4000-8000-00000000000b"
      recipientName="Bo Boll"
      adId={null}
      subject="Bollen"
      onSent={onSent}
    />
  );
}

function send(year: string, answers: Answers): void {
  show(<Form />, answers, { as: newcomer });
  fireEvent.change(screen.getByRole('textbox', { name: /Meddelande/ }), { target: { value: 'Hej' } });
  fireEvent.change(screen.getByRole('textbox', { name: /Födelseår/ }), { target: { value: year } });
  fireEvent.click(screen.getByRole('button', { name: 'Skicka meddelande' }));
}

test('missing fields are errors, and the first gets the focus', async () => {
  const sendMessage = vi.fn<() => Promise<never>>();
  show(<FirstMessage />, { messages: { send: sendMessage } });
  const subject = screen.getByRole('textbox', { name: /Ämne/ });
  fireEvent.change(subject, { target: { value: ' ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Skicka meddelande' }));
  expect(await screen.findAllByText('Fyll i både ämne och meddelande')).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(subject));
  expect(sendMessage).not.toHaveBeenCalled();
});

test('a retry of the same text has the same id, an edited text another', async () => {
  const ids: (string | undefined)[] = [];
  show(<FirstMessage />, {
    messages: {
      send: (message) => {
        ids.push(message.id);
        return failed();
      },
    },
  });
  const submit = async (text: string, count: number) => {
    fireEvent.change(screen.getByRole('textbox', { name: /Meddelande/ }), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Skicka meddelande' }));
    await waitFor(() => expect(ids).toHaveLength(count));
    expect(await missingTexts('Kunde inte skicka meddelandet. Försök igen.')).toEqual([]);
  };
  await submit('Kan jag hämta', 1);
  await submit('Kan jag hämta', 2);
  await submit('Kan jag hämta i kväll?', 3);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

function LateForm({ subject }: { subject: string }) {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <>
      <button onClick={() => setIsLoaded(true)}>Ladda</button>
      <Dialog open onOpenChange={() => expect.unreachable()} title="Skriv">
        {isLoaded && <Form subject={subject} />}
      </Dialog>
    </>
  );
}

test.each([
  ['the message', 'Bollen', /Meddelande/],
  ['the subject, if it is empty', '', /Ämne/],
])('a form that is loaded after its dialog has opened gives the focus to %s', (_field, subject, name) => {
  show(<LateForm subject={subject} />, {}, { as: newcomer });
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
  fireEvent.click(screen.getByText('Ladda'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name }));
});

test('the typed year is saved before the message is sent', async () => {
  const calls: string[] = [];
  send('1990', {
    profiles: { change: async () => (calls.push('year'), {} as OwnProfile) },
    messages: { send: async () => (calls.push('message'), { id: 'm', threadId: 't' } as never) },
  });
  await waitFor(() => expect(onSent).toHaveBeenCalledWith('t'));
  expect(calls).toEqual(['year', 'message']);
});

test('a year with which nobody may write is saved only after a question', async () => {
  const change = vi.fn<() => Promise<OwnProfile>>(async () => ({}) as OwnProfile);
  const year = new Date().getFullYear() - 6;
  send(String(year), { profiles: { change }, messages: { send: () => refused('FORBIDDEN', 'För ung') } });
  const question = await screen.findByRole('alertdialog', { name: `Är du född ${year}?` });
  fireEvent.click(within(question).getByRole('button', { name: 'Ändra' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(change).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Skicka meddelande' }));
  fireEvent.click(await screen.findByRole('button', { name: `Ja, jag är född ${year}` }));
  await waitFor(() => expect(change).toHaveBeenCalledOnce());
});

test('an invalid year is an error at its field, and nothing is sent', async () => {
  const sentence = 'Ange födelseåret med fyra siffror, till exempel 1990';
  const sendMessage = vi.fn<() => Promise<never>>();
  send('90', {
    profiles: { change: () => refused('UNPROCESSABLE_CONTENT', sentence, { birthYear: sentence }) },
    messages: { send: sendMessage },
  });
  const field = await screen.findByRole('textbox', { name: /Födelseår/ });
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(sentence)).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(sendMessage).not.toHaveBeenCalled();
});

test('a missing year is an error at its field, which gets the focus', async () => {
  const sentence = 'Ange ditt födelseår först';
  const change = vi.fn<() => Promise<never>>();
  send('', {
    profiles: { change },
    messages: { send: () => refused('UNPROCESSABLE_CONTENT', sentence, { birthYear: sentence }) },
  });
  const field = await screen.findByRole('textbox', { name: /Födelseår/ });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(sentence)).toHaveLength(1);
  expect(change).not.toHaveBeenCalled();
});

test('without a network, a message with a typed year says so and stays in its field', async () => {
  send('1990', { profiles: { change: failed }, messages: { send: failed } });
  expect(await screen.findByText(messageTexts.yearNeedsNetwork)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /Meddelande/ })).not.toHaveProperty('value', '');
});

/** A button that simulates a restored live connection. */
function Reconnect() {
  const store = useMessageStore(viewer.id);
  return <button type="button" aria-label="Uppkopplad" onClick={() => store.resume()} />;
}

async function write(): Promise<void> {
  fireEvent.change(await screen.findByRole('textbox', { name: /Meddelande/ }), {
    target: { value: 'Hej' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Skicka meddelande' }));
  await waitFor(() => expect(screen.getAllByText(messageTexts.waiting)).toHaveLength(2));
}

const stored = () => Object.keys(localStorage).filter((key) => key.includes('outgoing'));

describe('without a network, a first message', () => {
  const recipientId = '00000000-0000-4000-8000-00000000000b';
  let messages: NonNullable<Answers['messages']>;
  let sent: string[];

  beforeEach(() => {
    sent = [];
    messages = { send: failed };
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** The form, the inbox, and `Reconnect`. */
  function open(): void {
    show(
      <>
        <FirstMessage />
        <section aria-label="Inkorg">
          <ConversationList userId={viewer.id} hrefOf={({ key }) => key} empty="Inget än" />
        </section>
        <Reconnect />
      </>,
      {
        messages: {
          send: (message, ...rest) => (messages.send ?? failed)(message, ...rest),
          conversations: async () => ({ conversations: [], next: null }),
        },
      },
    );
  }

  test('waits in the dialog and in the inbox, and is sent once when the network is back', async () => {
    open();
    await write();
    await waitFor(() => expect(stored()).toHaveLength(1), { timeout: 4000 });
    messages = {
      send: async (message) => {
        sent.push(`${message.recipientId} ${message.subject}: ${message.content}`);
        return { threadId: 't', message: {} } as never;
      },
    };
    fireEvent.click(screen.getByRole('button', { name: 'Uppkopplad' }));
    expect(await screen.findAllByText(messageTexts.sent)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(messageTexts.waiting)).toBeNull());
    expect(sent).toEqual([`${recipientId} Bollen: Hej`]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('is a draft again when it is removed', async () => {
    open();
    await write();
    const inbox = within(screen.getByRole('region', { name: 'Inkorg' }));
    fireEvent.click(inbox.getByRole('button', { name: 'Ta bort meddelandet' }));
    expect(await screen.findByRole('textbox', { name: /Meddelande/ })).toHaveProperty('value', 'Hej');
    expect(screen.queryByText(messageTexts.waiting)).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Ångra' }));
    await waitFor(() => expect(screen.getAllByText(messageTexts.waiting)).toHaveLength(2));
  });
});
