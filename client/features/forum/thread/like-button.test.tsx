// The like button of a post: two presses before an answer, and the count after a refetch.
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useApi } from '../../../core/api.ts';
import { samplePost } from '../../../testing/sample-thread.ts';
import { type Answers, failed, missingTexts, show } from '../../../testing/show.tsx';
import { LikeButton } from './like-button.tsx';

const { id } = samplePost();

function Post() {
  const { data, refetch } = useQuery(useApi().forum.find.queryOptions({ input: { id } }));
  if (!data) return null;
  return (
    <>
      <LikeButton postId={id} number={0} likes={data.likes} isLiked={data.isLiked} />
      <button type="button" onClick={() => void refetch()}>
        Hämta igen
      </button>
    </>
  );
}

/** A post that one other user likes; `likeOthers` adds the like of another one. */
function open(answers: Answers['forum'] = {}) {
  const server = { others: 1, isLiked: false };
  const like = () => ({ isLiked: server.isLiked, likes: server.others + Number(server.isLiked) });
  const set = async (isLiked: boolean) => {
    server.isLiked = isLiked;
    return like();
  };
  const find = async () => samplePost(like());
  show(<Post />, { forum: { find, like: () => set(true), unlike: () => set(false), ...answers } });
  return { likeOthers: () => (server.others += 1), set };
}

const button = (likes: number, pressed: boolean) =>
  screen.findByRole('button', { name: `Gilla, ${likes} gillar`, pressed });

test('shows the answer to the last of two quick presses, which are sent one after the other', async () => {
  const sent: boolean[] = [];
  const first = Promise.withResolvers<void>();
  const { set } = open({
    like: async () => {
      sent.push(true);
      await first.promise;
      return set(true);
    },
    unlike: async () => {
      sent.push(false);
      return set(false);
    },
  });
  fireEvent.click(await button(1, false));
  fireEvent.click(await button(2, true));
  expect(await button(1, false)).toBeTruthy();
  expect(sent).toEqual([true]);
  first.resolve();
  await waitFor(() => expect(sent).toEqual([true, false]));
  expect(await missingTexts('Du gillar inte längre det här')).toEqual([]);
  expect(await button(1, false)).toBeTruthy();
});

test('shows the likes of others that a refetch brings after a press', async () => {
  const { likeOthers } = open();
  fireEvent.click(await button(1, false));
  expect(await button(2, true)).toBeTruthy();
  likeOthers();
  fireEvent.click(screen.getByRole('button', { name: 'Hämta igen' }));
  expect(await button(3, true)).toBeTruthy();
});

test('shows the former state after two presses that fail', async () => {
  open({ like: failed, unlike: failed });
  fireEvent.click(await button(1, false));
  fireEvent.click(await button(2, true));
  expect(await missingTexts('Kunde inte spara. Försök igen.')).toEqual([]);
  expect(await button(1, false)).toBeTruthy();
});
