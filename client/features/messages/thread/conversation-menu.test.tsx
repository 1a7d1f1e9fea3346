// Blocking a person from the menu of a conversation, and undoing it.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messageTexts } from '#shared/features/messages/texts.ts';
import { failed, missingTexts, refused, show } from '../../../testing/show.tsx';
import { ConversationMenu } from './conversation-menu.tsx';

const person = { id: '00000000-0000-4000-8000-00000000000b', name: 'Karl Alm', avatarUrl: null };

async function choose(action: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Mer om Karl Alm' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}

test('blocking names its consequences, shows a failure, and can be undone', async () => {
  const calls: string[] = [];
  let isReachable = false;
  show(<ConversationMenu person={person} hasBlocked={false} />, {
    messages: {
      block: async ({ id }) => {
        if (!isReachable) return failed();
        calls.push(`block ${id}`);
        return {} as never;
      },
      unblock: async ({ id }) => {
        calls.push(`unblock ${id}`);
        return {} as never;
      },
    },
  });
  await choose('Blockera');
  const question = await screen.findByRole('alertdialog', { name: 'Blockera Karl Alm?' });
  expect(
    await missingTexts(
      'Ni kan inte längre skriva till varandra eller se varandras kontaktuppgifter. Personen får inget meddelande om det.',
    ),
  ).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Blockera' }));
  expect(await missingTexts('Ingen kontakt med servern.')).toEqual([]);
  isReachable = true;
  fireEvent.click(within(question).getByRole('button', { name: 'Blockera' }));
  expect(await missingTexts('Personen är blockerad')).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Ångra' }));
  expect(await missingTexts('Personen är inte längre blockerad')).toEqual([]);
  expect(calls).toEqual([`block ${person.id}`, `unblock ${person.id}`]);
});

test('a blocked person is unblocked at once', async () => {
  const unblocked: string[] = [];
  show(<ConversationMenu person={person} hasBlocked />, {
    messages: {
      unblock: async ({ id }) => {
        unblocked.push(id);
        return {} as never;
      },
    },
  });
  await choose('Ta bort blockeringen');
  await waitFor(() => expect(unblocked).toEqual([person.id]));
  expect(await missingTexts('Personen är inte längre blockerad')).toEqual([]);
});

test('a person whose account is erased meanwhile cannot be blocked, and the reason is shown alone', async () => {
  show(<ConversationMenu person={person} hasBlocked={false} />, {
    messages: { block: () => refused('NOT_FOUND', messageTexts.noRecipient) },
  });
  await choose('Blockera');
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Blockera' }));
  expect(await missingTexts(messageTexts.noRecipient)).toEqual([]);
  expect(screen.queryByText(/Försök igen/)).toBeNull();
});
