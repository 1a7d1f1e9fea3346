// Live events about new comments, in an open thread and for the list.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { expect, test } from 'vitest';
import type { LiveEvent } from '../../../core/live/connection-state.ts';
import { sampleComment, samplePost } from '../../../testing/sample-thread.ts';
import { missingTexts, show } from '../../../testing/show.tsx';
import { PostList } from '../list/post-list.tsx';
import { CommentList } from './comment-list.tsx';
import { useForumUpdates } from './live-updates.ts';

const post = samplePost({ comments: 1, lastNumber: 2 });
const hidden = sampleComment(2, { state: 'hidden', html: '' });

function useEvents(): void {
  const update = useEffectEvent(useForumUpdates());
  useEffect(() => {
    const listen = (event: Event) => update((event as CustomEvent<LiveEvent>).detail);
    window.addEventListener('live', listen);
    return () => window.removeEventListener('live', listen);
  }, []);
}

function Thread() {
  useEvents();
  const actions = { remove: () => undefined, hide: undefined };
  return <CommentList post={post} start={1} knownNumber={2} actions={actions} onShowNew={() => undefined} />;
}

/** Delivers a live event to the thread. */
const receive = (number: number) => {
  const detail = { topic: 'forum', postId: post.id, number };
  act(() => void window.dispatchEvent(new CustomEvent('live', { detail })));
};

/** Opens a thread whose second comment is pending until `isApproved` is set; returns the number of requests. */
function open() {
  const requests = { count: 0, isApproved: false };
  const comments = async () => {
    requests.count += 1;
    return {
      comments: [sampleComment(1), requests.isApproved ? sampleComment(2) : hidden],
      page: 1,
      pages: 1,
    };
  };
  show(<Thread />, { forum: { comments } });
  return requests;
}

test('a comment that was pending is shown in its place once it is approved', async () => {
  const requests = open();
  expect(await missingTexts('Kommentar 1', 'Kommentaren visas inte')).toEqual([]);
  requests.isApproved = true;
  receive(2);
  expect(await missingTexts('Kommentar 2')).toEqual([]);
  expect(screen.queryByText('Kommentaren visas inte')).toBeNull();
});

test('an event about another new comment loads nothing', async () => {
  const requests = open();
  expect(await missingTexts('Kommentar 1')).toEqual([]);
  receive(3);
  expect(requests.count).toBe(1);
});

test("a decision on the viewer's own comment is shown at once", async () => {
  let state: 'waits' | 'shown' = 'waits';
  const comments = async () => ({
    comments: [sampleComment(1), sampleComment(2, { state })],
    page: 1,
    pages: 1,
  });
  show(<Thread />, { forum: { comments } });
  expect(await missingTexts('Väntar på granskning')).toEqual([]);
  state = 'shown';
  const detail = { topic: 'forum-decision', postId: post.id };
  act(() => void window.dispatchEvent(new CustomEvent('live', { detail })));
  await waitFor(() => expect(screen.queryByText('Väntar på granskning')).toBeNull());
});

function ListThatIsLeft() {
  useEvents();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Till eller från listan
      </button>
      {isOpen && <PostList address={{}} />}
    </>
  );
}

const leaveOrOpen = () => fireEvent.click(screen.getByRole('button', { name: 'Till eller från listan' }));

test('a post with a comment that was written while the list was left is unread in the list', async () => {
  const row = { ...post, author: { ...post.author, id: null }, excerpt: '', hit: null, lastWriter: null };
  let ids: string[] = [];
  const list = async () => ({ posts: [row], corrected: null, next: null, previous: null });
  show(<ListThatIsLeft />, { forum: { list, unread: async () => ({ ids, blockedIds: [] }) } });
  expect(await missingTexts('Zonförsvar')).toEqual([]);
  leaveOrOpen();
  ids = [post.id];
  receive(3);
  leaveOrOpen();
  expect(await missingTexts('Oläst')).toEqual([]);
});
