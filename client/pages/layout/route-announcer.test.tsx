// The title that is announced to screen readers when a page opens.
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ForumPost } from '#shared/features/forum/thread/contract.ts';
import { openPage } from '../../testing/open-page.tsx';
import { samplePost } from '../../testing/sample-thread.ts';
import { missingTexts, viewer } from '../../testing/show.tsx';

const post = samplePost({ title: 'Vilka skor håller?' });
const announced = () => document.querySelector('p.sr-only[aria-live="polite"]')?.textContent;

test('the title of a page is announced again when its record is loaded later, the first page not at all', async () => {
  const answer = Promise.withResolvers<ForumPost>();
  const { navigate } = openPage('/forum', {
    forum: {
      find: () => answer.promise,
      list: async () => ({ posts: [], corrected: null, next: null, previous: null }),
    },
  });
  expect(await missingTexts('Inga inlägg än')).toEqual([]);
  expect(announced()).toBe('');
  await act(() => navigate(`/forum/${post.id}`));
  await waitFor(() => expect(announced()).toBe('Forum · Baskettorget'));
  act(() => answer.resolve(post));
  await screen.findByRole('heading', { level: 1, name: post.title });
  await waitFor(() => expect(announced()).toBe(`${post.title} · Baskettorget`));
});

test('a page that has focused what the address names leaves the focus there', async () => {
  const { navigate } = openPage('/faq', {}, { as: viewer });
  await screen.findByRole('heading', { level: 1 });
  await act(() => navigate('/profile#notiser'));
  await waitFor(() => expect(announced()).toMatch(/profil/i));
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});
