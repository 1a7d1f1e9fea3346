// A message to the operator, as its sender reads it.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contactTexts } from '#shared/features/contact/texts.ts';
import { refused, show } from '../../../testing/show.tsx';
import { ContactConversationView } from './contact-conversation.tsx';

test('a message that is not found is the heading of the page', async () => {
  show(<ContactConversationView id="aaaaaaaa-0000-4000-8000-000000000001" />, {
    contact: { find: async () => refused('NOT_FOUND', contactTexts.notFound) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: contactTexts.notFound })).toBeTruthy();
});
