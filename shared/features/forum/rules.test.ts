// What is hot and popular, as the page explains it, which texts wait, and where a comment is.
import { describe, expect, test } from 'vitest';
import {
  COMMENTER_WEIGHT,
  linksIn,
  HOT_HOURS,
  isHot,
  mustWait,
  pageOfComment,
  POPULAR_DAYS,
} from './rules.ts';

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

  test('in 48 hours', () => expect(HOT_HOURS).toBe(48));
});

test('popularity counts likes and twice the people who commented, in 7 days', () => {
  expect([COMMENTER_WEIGHT, POPULAR_DAYS]).toEqual([2, 7]);
});

describe('a new text waits', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const old = { isStaff: false, approved: 5, createdAt: new Date('2026-11-01T12:00:00Z') };
  const young = { ...old, createdAt: new Date('2026-11-22T12:00:01Z') };
  const settings = { heldPosts: 1, holdsLinks: true, now };
  const link = 'Se www.exempel.se';

  test.each([
    ['the first of an account', { content: 'Hej' }, { ...old, approved: 0 }, true],
    ['the second', { content: 'Hej' }, { ...old, approved: 1 }, false],
    ['the first by staff', { content: link }, { ...young, isStaff: true, approved: 0 }, false],
    ['a link by an account younger than a day', { content: link }, young, true],
    [
      'a link by an account that is a day old',
      { content: link },
      { ...old, createdAt: new Date('2026-11-22T12:00:00Z') },
      false,
    ],
    ['an edit that adds a link', { content: link, before: 'Hej' }, young, true],
    ['an edit of a text with a link', { content: `${link}!`, before: link }, young, false],
    ['an edit that exchanges a link', { content: 'Se www.annat.se', before: link }, young, true],
    ['an edit of a first text', { content: 'Hej!', before: 'Hej' }, { ...old, approved: 0 }, false],
  ])('%s', (_case, text, author, expected) => {
    expect(mustWait(text, author, settings)).toBe(expected);
  });

  test('only by the settings', () => {
    const off = { heldPosts: 0, holdsLinks: false, now };
    expect(mustWait({ content: link }, { ...young, approved: 0 }, off)).toBe(false);
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

test.each([
  [0, 1],
  [1, 1],
  [50, 1],
  [51, 2],
  [10_000, 200],
])('comment %i is on page %i', (number, page) => expect(pageOfComment(number)).toBe(page));
