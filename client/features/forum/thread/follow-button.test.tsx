// Following a thread: the label shows the chosen option, and the menu explains the notifications of each option.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { FollowState } from '#shared/features/forum/thread/contract.ts';
import { type SignInRequest, SignInProvider } from '../../../core/sign-in-prompt.tsx';
import { failed, missingTexts, refused, show } from '../../../testing/show.tsx';
import { FollowButton } from './follow-button.tsx';

const id = '00000000-0000-4000-8000-0000000000f1';
const open = async (
  follow: FollowState,
  answer: (input: { state: FollowState }) => Promise<{ state: FollowState }>,
) => {
  show(<FollowButton post={{ id, follow }} />, { forum: { follow: answer } });
  fireEvent.click(screen.getByRole('button'));
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
};

test.each([
  ['following', 'Följer'],
  ['normal', 'Följ'],
  ['muted', 'Tystad'],
] as const)('the label of a thread that is %s is %s', (follow, label) => {
  show(<FollowButton post={{ id, follow }} />);
  const button = screen.getByRole('button', { name: `${label}: välj notiser för tråden` });
  expect(button.textContent).toBe(label);
});

test.each([
  ['Följ tråden', 'following', 'Du följer tråden'],
  ['Följ inte', 'normal', 'Du följer inte längre tråden'],
  ['Tysta tråden', 'muted', 'Tråden är tystad'],
] as const)('"%s" is saved as %s and confirmed', async (label, state, sentence) => {
  const save = vi
    .fn<(input: { state: FollowState }) => Promise<{ state: FollowState }>>()
    .mockImplementation(async ({ state: saved }) => ({ state: saved }));
  const labels = await open(state === 'normal' ? 'following' : 'normal', save);
  expect(labels).toEqual([
    'Följ tråden: notis om nya kommentarer',
    'Följ inte: notis bara om svar, omnämnanden och gillningar',
    'Tysta tråden: notis bara om beslut om det du har skrivit',
  ]);
  fireEvent.click(screen.getByRole('menuitem', { name: new RegExp(`^${label}`) }));
  expect(await missingTexts(sentence)).toEqual([]);
  expect(save.mock.calls[0]?.[0]).toEqual({ id, state });
});

test('a failed change shows an error', async () => {
  await open('normal', failed);
  fireEvent.click(screen.getByRole('menuitem', { name: /^Följ tråden/ }));
  expect(await missingTexts('Kunde inte spara. Försök igen.')).toEqual([]);
});

test('after the session has ended, the choice is saved as soon as the user has signed in', async () => {
  const requests: (SignInRequest | undefined)[] = [];
  let isSignedIn = false;
  const follow = async ({ state }: { state: FollowState }) =>
    isSignedIn ? { state } : refused('UNAUTHORIZED');
  show(
    <SignInProvider value={(request) => requests.push(request)}>
      <FollowButton post={{ id, follow: 'following' }} />
    </SignInProvider>,
    { forum: { follow } },
  );
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Tysta tråden/ }));
  await waitFor(() => expect(requests).toHaveLength(1));
  isSignedIn = true;
  requests[0]?.resume?.();
  expect(await missingTexts('Tråden är tystad')).toEqual([]);
});
