// A message to the operator, as its sender reads it.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ContactConversation } from '#shared/features/contact/schemas.ts';
import { contactTexts } from '#shared/features/contact/texts.ts';
import { refused, show } from '../../../testing/show.tsx';
import { ContactConversationView } from './contact-conversation.tsx';

test('a message that is not found is the heading of the page', async () => {
  show(<ContactConversationView id="aaaaaaaa-0000-4000-8000-000000000001" />, {
    contact: { find: async () => refused('NOT_FOUND', contactTexts.notFound) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: contactTexts.notFound })).toBeTruthy();
});

test('an empty reply moves the focus to its field', async () => {
  const conversation: ContactConversation = {
    id: 'aaaaaaaa-0000-4000-8000-000000000001',
    form: 'contact',
    subject: 'Fråga om cup',
    message: 'När öppnar hallen?',
    status: 'pending',
    createdAt: '2026-11-28T12:00:00.000Z',
    pictures: [],
    pictureCount: 0,
    replies: [],
  };
  show(<ContactConversationView id={conversation.id} />, { contact: { find: async () => conversation } });
  fireEvent.click(await screen.findByRole('button', { name: 'Skicka' }));
  expect(await screen.findByText(contactTexts.replyMissing)).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Skriv mer/ })),
  );
});
