// What a visitor was doing in the forum, across a sign-in on another page.
import { expect, test } from 'vitest';
import { formatLikeAction, parseLikeAction } from './pending-forum-action.ts';

test('a like is read as it was written, and no other action is one', () => {
  expect(parseLikeAction(formatLikeAction('a1', 57))).toEqual({ id: 'a1', number: 57 });
  for (const other of ['save a1', 'like-forum a1', 'like-forum a1 x', ''])
    expect(parseLikeAction(other)).toBeNull();
});
