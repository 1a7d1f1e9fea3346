// Messages to the operator while they are open: what arrives is shown, and does not disturb an answer.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Api } from '#shared/contract.ts';
import type { StaffContactMessage } from '#shared/features/contact/schemas.ts';
import { openPage, superadmin } from '../../testing/open-page.tsx';
import { missingTexts } from '../../testing/show.tsx';

afterEach(() => sessionStorage.clear());

const message: StaffContactMessage = {
  id: 'aaaaaaaa-0000-4000-8000-000000000001',
  form: 'contact',
  subject: 'En förening saknas',
  message: 'Kan ni lägga till den?',
  status: 'pending',
  createdAt: '2026-11-20T10:00:00Z',
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
const replied: StaffContactMessage = {
  ...message,
  version: 4,
  replies: [
    {
      id: 'bbbbbbbb-0000-4000-8000-000000000001',
      isByStaff: false,
      author: 'Vera Ek',
      content: 'Den heter Pivot IF.',
      createdAt: '2026-11-20T10:05:00Z',
    },
  ],
};

/** Opens the page, with the answer form open; returns a function that delivers a live event. */
async function openAnswer(contact: Partial<Api['contact']>) {
  const channel = new BroadcastChannel(`live ${superadmin.id}`);
  onTestFinished(() => channel.close());
  const isListening = new Promise<void>((resolve) => {
    channel.addEventListener('message', () => resolve());
  });
  openPage('/admin/contact-messages', { contact }, { as: superadmin });
  fireEvent.click(await screen.findByRole('button', { name: 'Svara på En förening saknas' }));
  await isListening;
  const post: (delivered: object) => void = channel.postMessage.bind(channel);
  return (topic: string) => post({ kind: 'event', event: { topic }, position: undefined });
}
const listOf = (shown: StaffContactMessage) => async () => ({
  messages: [shown],
  next: null,
  previous: null,
});

test('a reply appears by itself, and the field in which an answer is typed stays in its place', async () => {
  const list = vi.fn<Api['contact']['list']>(listOf(message));
  const receive = await openAnswer({ list });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Svar/ });
  field.focus();
  fireEvent.change(field, { target: { value: 'Vilken förening?' } });
  // As if the reply moved the field down by 80 pixels.
  field.getBoundingClientRect = () =>
    new DOMRect(0, screen.queryByText('Den heter Pivot IF.') ? 580 : 500, 300, 100);
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  onTestFinished(() => scrolled.mockRestore());
  list.mockImplementation(listOf(replied));
  receive('waiting');
  expect(await missingTexts('Den heter Pivot IF.')).toEqual([]);
  expect(scrolled.mock.calls.filter(([, by]) => Number(by) !== 0)).toEqual([[0, 80]]);
  expect([document.activeElement, field.value]).toEqual([field, 'Vilken förening?']);
});

test('an answer is sent with the version before a reply that has arrived meanwhile', async () => {
  const list = vi.fn<Api['contact']['list']>(listOf(message));
  const answer = vi.fn<Api['contact']['answer']>(async () => ({ ...replied, isMailed: true }));
  const receive = await openAnswer({ list, answer });
  fireEvent.change(await screen.findByRole('textbox', { name: /Svar/ }), { target: { value: 'Vilken?' } });
  list.mockImplementation(listOf(replied));
  receive('waiting');
  await screen.findByText('Den heter Pivot IF.');
  fireEvent.click(screen.getByRole('button', { name: 'Skicka svaret' }));
  expect(await missingTexts('Svar skickat')).toEqual([]);
  expect(answer.mock.calls[0]?.[0].version).toBe(3);
});
