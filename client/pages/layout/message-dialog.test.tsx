// Writing a first message: a missing birth year is saved with it.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OwnProfile } from '#shared/features/profiles/contract.ts';
import { BirthYearField } from '../../features/profiles/birth-year-field.tsx';
import { useMissingYear } from '../../features/profiles/missing-year.ts';
import { MessageForm } from '../../features/messages/sending/message-form.tsx';
import { type Answers, refused, show, viewer } from '../../testing/show.tsx';

const newcomer = { ...viewer, birthYear: null };
const onSent = vi.fn<(threadId: string) => void>();

function Form() {
  const year = useMissingYear(newcomer);
  return (
    <MessageForm
      userId={newcomer.id}
      recipientId="00000000-0000-4000-8000-00000000000b"
      adId={null}
      subject="Bollen"
      renderYear={(error) => <BirthYearField value={year.typed} onChange={year.write} error={error} />}
      saveYear={year.save}
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

test('the typed year is saved before the message is sent', async () => {
  const calls: string[] = [];
  send('1990', {
    profiles: { change: async () => (calls.push('year'), {} as OwnProfile) },
    messages: { send: async () => (calls.push('message'), { id: 'm', threadId: 't' } as never) },
  });
  await waitFor(() => expect(onSent).toHaveBeenCalledWith('t'));
  expect(calls).toEqual(['year', 'message']);
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
