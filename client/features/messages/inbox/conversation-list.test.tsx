// What the list of conversations says while it comes, and of what was written last.
// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Conversation } from '#shared/features/messages/contract.ts';
import { type Answers, failed, never, show, missingTexts, viewer } from '../../../testing/show.tsx';
import { ConversationList } from './conversation-list.tsx';

const conversation: Conversation = {
  key: '00000000-0000-4000-8000-00000000000b',
  person: null,
  unread: 0,
  threadId: '00000000-0000-4000-8000-0000000000f1',
  lastMessage: {
    content: 'Hej',
    isMine: true,
    createdAt: new Date().toISOString(),
    read: false,
    isRemoved: false,
  },
  adTitle: null,
};
const open = (conversations: NonNullable<Answers['messages']>['conversations']) =>
  show(<ConversationList userId={viewer.id} hrefOf={({ key }) => key} empty="Inget än" />, {
    messages: { ...(conversations && { conversations }) },
  });
const rowOf = (change: Partial<Conversation['lastMessage']>, place: number): Conversation => ({
  ...conversation,
  key: `00000000-0000-4000-8000-00000000001${place}`,
  lastMessage: { ...conversation.lastMessage, ...change },
});
const holds = (...lastMessages: Partial<Conversation['lastMessage']>[]) =>
  open(async () => ({ conversations: lastMessages.map(rowOf), next: null }));

test('says what it waits for, and what did not come', async () => {
  const { unmount } = open(never);
  expect(await missingTexts('Laddar samtal')).toEqual([]);
  unmount();
  open(failed);
  expect(
    await screen.findByRole('heading', { name: 'Kunde inte ladda meddelanden. Försök igen.' }),
  ).toBeTruthy();
});

test('says what can be searched', async () => {
  holds({});
  const field = await screen.findByRole('searchbox', { name: 'Sök bland meddelanden' });
  expect(field.getAttribute('placeholder')).toBe('Sök namn, text eller annons');
});

test('says what was last, also when that was pictures or is gone, and when whoever it was is', async () => {
  holds({}, { content: '', isMine: false }, { content: '', isMine: false, isRemoved: true });
  expect(await missingTexts('Borttagen användare')).toEqual([]);
  const rows = screen
    .getAllByRole('listitem')
    .map((row) => [...row.querySelectorAll('p')].at(-1)?.textContent);
  expect(rows).toEqual(['Du: Hej', 'Bild', 'Meddelandet är borttaget av Baskettorget']);
});
