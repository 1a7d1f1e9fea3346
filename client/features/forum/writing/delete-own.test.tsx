// Deleting one of the viewer's comments, and undoing it, after the session has ended.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type SignInRequest, SignInProvider } from '../../../core/sign-in-prompt.tsx';
import { sampleComment } from '../../../testing/sample-thread.ts';
import { missingTexts, refused, show } from '../../../testing/show.tsx';
import { useDeleteOwn } from './delete-own.ts';

const comment = sampleComment(1);

function Delete() {
  const { deleteComment } = useDeleteOwn();
  return (
    <>
      <p id="kommentar-1" tabIndex={-1}>
        Borttagen kommentar
      </p>
      <button type="button" onClick={() => void deleteComment(comment)}>
        Ta bort
      </button>
    </>
  );
}

test('deletes and restores as soon as the user has signed in again', async () => {
  const requests: (SignInRequest | undefined)[] = [];
  let isSignedIn = false;
  const answered = { ...comment, restorableUntil: comment.createdAt };
  const answer = async () => (isSignedIn ? answered : refused('UNAUTHORIZED'));
  show(
    <SignInProvider value={(request) => requests.push(request)}>
      <Delete />
    </SignInProvider>,
    { forum: { deleteComment: answer, restoreComment: answer } },
  );
  const signIn = async (number: number) => {
    await waitFor(() => expect(requests).toHaveLength(number));
    isSignedIn = true;
    requests.at(-1)?.resume?.();
  };
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort' }));
  await signIn(1);
  expect(await missingTexts('Kommentaren är borttagen')).toEqual([]);
  isSignedIn = false;
  fireEvent.click(screen.getByRole('button', { name: 'Ångra' }));
  // The button, which had the focus, is removed.
  expect(document.activeElement?.id).toBe('kommentar-1');
  await signIn(2);
  expect(await missingTexts('Kommentaren är tillbaka')).toEqual([]);
});
