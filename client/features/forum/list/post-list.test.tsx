// The list of posts in its four states, and what a row shows.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PostRow } from '#shared/features/forum/list/contract.ts';
import { type Answers, failed, missingTexts, show } from '../../../testing/show.tsx';
import { PostList } from './post-list.tsx';

const post: PostRow = {
  id: '00000000-0000-4000-8000-0000000000f1',
  title: 'Vilka skor håller?',
  excerpt: 'Mina är slut efter en säsong.',
  hit: null,
  category: 'Utrustning',
  author: { id: null, name: 'Elsa Berg', avatarUrl: null },
  createdAt: new Date(Date.now() - 26 * 3_600_000).toISOString(),
  lastAt: new Date().toISOString(),
  lastWriter: 'Karl Alm',
  comments: 1,
  likes: 4,
  views: 310,
  isPinned: true,
  isLocked: true,
  isHot: true,
};
const open = (forum: Answers['forum'], address = {}) => show(<PostList address={address} />, { forum });
const withPosts = (posts: PostRow[]) => ({
  list: async () => ({ posts, corrected: null, next: null, previous: null }),
});

test('a row shows counts, time, last writer and badges, and whether something is unread', async () => {
  open({ ...withPosts([post]), unread: async () => ({ ids: [post.id], blockedIds: [] }) });
  expect(
    await missingTexts(
      'Fäst',
      'Het',
      'Låst',
      'Elsa Berg',
      'Utrustning',
      'Igår',
      '1 kommentar',
      '4 gillar',
      '310 visningar',
      'Oläst',
    ),
  ).toEqual([]);
  expect(await missingTexts('Senast Karl Alm, mindre än 1 timme sedan')).toEqual([]);
  expect(screen.getByRole('link', { name: post.title }).getAttribute('href')).toBe(`/forum/${post.id}`);
});

test.each([
  [{}, 'Inga inlägg än'],
  [{ search: 'xyzzy' }, 'Inga inlägg hittades'],
  [{ sort: 'unanswered' }, 'Alla inlägg har fått svar'],
])('is empty with the next step for %j', async (address, sentence) => {
  open(withPosts([]), address);
  expect(await missingTexts(sentence)).toEqual([]);
});

test('a hit in a comment is shown with a link to it', async () => {
  open(withPosts([{ ...post, hit: { number: 57, excerpt: 'Prova med en sula.' } }]), { search: 'sula' });
  const link = await screen.findByRole('link', { name: 'Kommentar 57' });
  expect(link.getAttribute('href')).toBe(`/forum/${post.id}?sida=2#kommentar-57`);
  expect(await missingTexts('Prova med en sula.')).toEqual([]);
});

test('a corrected spelling is named, with a link to the search as typed', async () => {
  const corrected = { shown: 'zonförsvar', typed: 'zonförsvra' };
  const list = async () => ({ posts: [post], corrected, next: null, previous: null });
  open({ list }, { search: 'zonförsvra' });
  expect(await missingTexts('Visar träffar för zonförsvar. Sök i stället efter zonförsvra')).toEqual([]);
  const href = screen.getByRole('link', { name: 'zonförsvra' }).getAttribute('href');
  expect(decodeURI(href ?? '')).toBe('/forum?search=zonförsvra&exact=true');
});

test('a post by a blocked person is collapsed until it is opened', async () => {
  open({ ...withPosts([post]), unread: async () => ({ ids: [], blockedIds: [post.id] }) });
  const button = await screen.findByRole('button', { name: 'Visa ändå' });
  expect(screen.queryByText(post.title)).toBeNull();
  fireEvent.click(button);
  expect(await missingTexts(post.title)).toEqual([]);
});

test('a failure offers a retry', async () => {
  open({ list: failed });
  expect(await missingTexts('Kunde inte hämta inlägg')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Försök igen' })).toBeTruthy();
});
