// The staff's conversations: nothing to show, a first message that fails, and replies that are sent one at a time.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Message, OpenConversation } from '#shared/features/messages/contract.ts';
import { staffMessageTexts } from '#shared/features/messages/texts.ts';
import { openPage, superadmin } from '../../testing/open-page.tsx';
import { type Answers, failed, missingTexts, refused } from '../../testing/show.tsx';

const person = { id: '00000000-0000-4000-8000-00000000000b', name: 'Siri Holm', avatarUrl: null };
const threadId = '00000000-0000-4000-8000-0000000000f1';
const now = new Date().toISOString();

const conversation: OpenConversation = {
  key: person.id,
  person,
  threads: [],
  refusal: null,
  generalRefusal: null,
  staffRefusal: null,
  hasBlocked: false,
};
const message: Message = {
  id: '00000000-0000-4000-8000-000000000101',
  threadId,
  position: 1,
  isMine: true,
  subject: 'Meddelande från administratör',
  content: 'Hej Siri',
  pictures: [],
  isFromStaff: true,
  createdAt: now,
  read: false,
  warnings: [],
  isRemoved: false,
};

const open = (messages: Answers['messages'], address = `/admin/messages?with=${person.id}`) =>
  openPage(
    address,
    {
      messages: {
        conversations: async () => ({ conversations: [], next: null }),
        conversation: async () => conversation,
        ...messages,
      },
      users: { choices: async () => ({ users: [], hasMore: false }) },
    },
    { as: superadmin },
  );
const findField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Skriv ett meddelande' });
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Skicka' });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('explains how to begin while there are no conversations, and shows that a search finds no user', async () => {
  open({}, '/admin/messages');
  expect(
    await missingTexts(
      'Inga meddelanden än',
      'Skriv till vem som helst med ”Nytt meddelande”.',
      'Det du skriver här kommer från Baskettorget och märks ”Administratör”.',
      'Välj ett samtal',
      'Eller skriv till någon ny.',
    ),
  ).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Nytt meddelande' }));
  const picker = await screen.findByRole('dialog', { name: 'Nytt meddelande' });
  type(within(picker).getByRole('searchbox', { name: 'Sök bland användare' }), 'ingen heter så');
  expect(await within(picker).findByText('Inga användare hittades')).toBeTruthy();
});

test('a first message that fails stays in its field, also after a reload, with the same id until it is edited', async () => {
  const sent: { id?: string | undefined; content: string; asStaff?: boolean | undefined }[] = [];
  let isReachable = false;
  const send: NonNullable<NonNullable<Answers['messages']>['send']> = async (input) => {
    sent.push(input);
    return isReachable ? { threadId, message } : failed();
  };
  open({ send });
  type(await findField(), '   ');
  expect(await missingTexts('Ni har inte skrivit till varandra.')).toEqual([]);
  expect(sendButton().disabled).toBe(true);
  type(await findField(), 'Hej Siri');
  fireEvent.click(sendButton());
  expect(await missingTexts(staffMessageTexts.sendFailed)).toEqual([]);
  expect((await findField()).value).toBe('Hej Siri');

  cleanup();
  open({ send });
  const field = await findField();
  expect(field.value).toBe('Hej Siri');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(sendButton().getAttribute('aria-busy')).not.toBe('true'));
  isReachable = true;
  type(field, 'Hej Siri, din annons saknar bild');
  fireEvent.click(sendButton());
  expect(await missingTexts(staffMessageTexts.sent)).toEqual([]);
  expect(sent).toMatchObject([
    { content: 'Hej Siri', asStaff: true },
    { content: 'Hej Siri', asStaff: true, id: sent[0]?.id },
    { content: 'Hej Siri, din annons saknar bild', asStaff: true },
  ]);
  expect(sent[2]?.id).not.toBe(sent[0]?.id);
});

test('replies are sent one at a time, and one that fails is put back above the text written since', async () => {
  const outcome = Promise.withResolvers<never>();
  const reply = vi.fn<NonNullable<NonNullable<Answers['messages']>['reply']>>(() => outcome.promise);
  open({
    conversation: async () => ({
      ...conversation,
      threads: [
        {
          id: threadId,
          ad: null,
          isAboutAd: false,
          lastPosition: 1,
          unread: 0,
          deliveredTo: 1,
          readTo: 1,
          lastAt: now,
          events: [],
        },
      ],
    }),
    list: async () => ({ messages: [message], hasOlder: false, hasNewer: false }),
    reply,
  });
  const log = within(await screen.findByRole('log'));
  const field = await findField();
  type(field, 'Första');
  fireEvent.click(sendButton());
  expect(await log.findByText('Första')).toBeTruthy();
  type(field, 'Andra');
  expect(sendButton().disabled).toBe(true);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(log.queryByText('Andra')).toBeNull();
  refused('INTERNAL_SERVER_ERROR').catch(outcome.reject);
  await waitFor(() => expect(field.value).toBe('Första\nAndra'));
  await waitFor(() => expect(sendButton().disabled).toBe(false));
  fireEvent.click(sendButton());
  const expected = { id: threadId, content: 'Första\nAndra', asStaff: true };
  await waitFor(() => expect(reply.mock.lastCall?.[0]).toMatchObject(expected));
});
