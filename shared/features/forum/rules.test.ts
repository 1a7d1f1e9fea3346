// What is hot and popular, as the page explains it, which texts wait for approval, and the page of a comment.
import { describe, expect, test } from 'vitest';
import { COMMENTER_WEIGHT, linksIn, HOT_HOURS, isHot, mustWait, POPULAR_DAYS } from './rules.ts';
import { pageOfComment } from './thread/comment-pages.ts';

describe('a thread is hot with at least 10 comments by at least 5 people in 48 hours', () => {
  test.each([
    [10, 5, true],
    [200, 40, true],
    [9, 5, false],
    [10, 4, false],
    [1000, 4, false],
    [9, 9, false],
    [0, 0, false],
  ])('%i comments by %i: %s', (comments, people, expected) => {
    expect(isHot({ comments, people })).toBe(expected);
  });

  test('a thread is hot by the comments of 48 hours', () => expect(HOT_HOURS).toBe(48));
});

test('popularity counts likes and twice the people who commented, in 7 days', () => {
  expect([COMMENTER_WEIGHT, POPULAR_DAYS]).toEqual([2, 7]);
});

describe('a new text waits', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const old = { isStaff: false, approved: 5, createdAt: new Date('2026-11-01T12:00:00Z') };
  const young = { ...old, createdAt: new Date('2026-11-22T12:00:01Z') };
  const settings = { heldPosts: 1, holdsLinks: true, now };

  test.each([
    ['the first of an account', { isNew: true }, { ...old, approved: 0 }, true],
    ['the second', { isNew: true }, { ...old, approved: 1 }, false],
    ['the first by staff', { hasLink: true }, { ...young, isStaff: true, approved: 0 }, false],
    ['a link by an account younger than a day', { hasLink: true }, young, true],
    [
      'a link by an account that is a day old',
      { hasLink: true },
      { ...old, createdAt: new Date('2026-11-22T12:00:00Z') },
      false,
    ],
    ['an edit that adds a link', { isNew: false, hasLink: true }, young, true],
    ['an edit that adds no link', { isNew: false }, young, false],
    ['an edit of a first text', { isNew: false }, { ...old, approved: 0 }, false],
  ])(
    '%s',
    (_case, { isNew = true, hasLink = false }: { isNew?: boolean; hasLink?: boolean }, author, expected) => {
      expect(mustWait({ isNew, addsLink: () => hasLink }, author, settings)).toBe(expected);
    },
  );

  test('a new text waits only by the settings', () => {
    const off = { heldPosts: 0, holdsLinks: false, now };
    expect(mustWait({ isNew: true, addsLink: () => true }, { ...young, approved: 0 }, off)).toBe(false);
  });
});

test.each([
  ['https://a.se', ['https://a.se']],
  ['[här](https://a.se/b?c=d).', ['https://a.se/b?c=d']],
  ['www.a', ['www.a']],
  ['kolla Basket.se nu, och basket.se!', ['basket.se']],
  ['Vi vann 82-79. Nu fika', []],
  ['kl. 18.30', []],
])('finds the links in %j', (text, expected) => expect([...linksIn(text)]).toEqual(expected));

test.each(['a-', 'a.', 'www.', '_'])('finds a link after a long text of %j in one pass', (part) => {
  // If the time grew with the square of the length, these texts would take minutes.
  expect(linksIn(`${part.repeat(100_000)} basket.se`)).toContain('basket.se');
});

test('removes punctuation after a link in one pass', () => {
  const dots = '.'.repeat(100_000);
  expect([...linksIn(`https://a${dots}b${dots}`)]).toEqual([`https://a${dots}b`]);
});

test.each([
  [0, 1],
  [1, 1],
  [50, 1],
  [51, 2],
  [10_000, 200],
])('comment %i is on page %i', (number, page) => expect(pageOfComment(number)).toBe(page));
