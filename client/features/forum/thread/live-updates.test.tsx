// Live events about new comments, in an open thread.
import { act, screen } from '@testing-library/react';
import { useEffect, useEffectEvent } from 'react';
import { expect, test } from 'vitest';
import type { LiveEvent } from '../../../core/live/connection-state.ts';
import { sampleComment, samplePost } from '../../../testing/sample-thread.ts';
import { missingTexts, show } from '../../../testing/show.tsx';
import { CommentList } from './comment-list.tsx';
import { useForumUpdates } from './live-updates.ts';

const post = samplePost({ comments: 1, lastNumber: 2 });
const hidden = sampleComment(2, { state: 'hidden', html: '' });

function Thread() {
  const update = useEffectEvent(useForumUpdates());
  useEffect(() => {
    const listen = (event: Event) => update((event as CustomEvent<LiveEvent>).detail);
    window.addEventListener('live', listen);
    return () => window.removeEventListener('live', listen);
  }, []);
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
