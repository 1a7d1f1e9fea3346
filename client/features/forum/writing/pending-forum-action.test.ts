// The pending action of a visitor in the forum, stored while they sign in on another page.
import { expect, test } from 'vitest';
import { formatLikeAction, parseLikeAction } from './pending-forum-action.ts';

test('a stored like is parsed, and no other action is taken for a like', () => {
  expect(parseLikeAction(formatLikeAction('a1', 57))).toEqual({ id: 'a1', number: 57 });
  for (const other of ['save a1', 'like-forum a1', 'like-forum a1 x', ''])
    expect(parseLikeAction(other)).toBeNull();
});
