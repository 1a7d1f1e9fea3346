// An article in its states: own and fetched, loading, missing and failed.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Article } from '#shared/features/news/article/contract.ts';
import { failed, missingTexts, never, refused, show } from '../../../testing/show.tsx';
import { ArticleStates } from './article-states.tsx';
import { ArticleText } from './article-text.tsx';

const article: Article = {
  id: '00000000-0000-4000-8000-0000000000a1',
  title: 'Full hall när serien började',
  excerpt: 'Två tusen såg premiären.',
  category: 'Svensk basket',
  picture: null,
  isBreaking: true,
  isFeatured: false,
  source: null,
  url: null,
  html: '<p>Hela <strong>texten</strong>.</p>',
  publishedAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  views: 1,
  duplicates: [],
};
const open = (find: () => Promise<Article>) =>
  show(
    <ArticleStates id={article.id} level={1}>
      {(found) => <ArticleText article={found} />}
    </ArticleStates>,
    { news: { find } },
  );

test('an article of the site has its text, date, views, and a button to share it', async () => {
  open(async () => article);
  expect(
    await missingTexts(
      'BREAKING',
      'Två tusen såg',
      'Hela texten.',
      '20 november 2026 kl. 13:00',
      '1 visning',
    ),
  ).toEqual([]);
  expect(screen.getByRole('button', { name: 'Dela' })).toBeTruthy();
  expect(screen.queryByText(/Ändrad/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Svensk basket' }).getAttribute('href')).toBe(
    '/news?category=Svensk+basket',
  );
});

test('a later change is dated', async () => {
  open(async () => ({ ...article, updatedAt: '2026-11-21T08:00:00.000Z' }));
  expect(await missingTexts('Ändrad 21 november 2026 kl. 09:00')).toEqual([]);
});

test('a fetched article links to its source, and to other sources of the same news', async () => {
  const duplicates = [
    { id: article.id, source: 'Korgbladet', title: 'Fullt hus', url: 'https://korgbladet.invalid/1' },
  ];
  const url = 'https://hallnytt.invalid/1';
  open(async () => ({ ...article, html: '', source: 'Hallnytt', url, duplicates }));
  const link = await screen.findByRole('link', { name: 'Läs hela hos Hallnytt' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    url,
    'noopener noreferrer external',
  ]);
  expect(await missingTexts('Även hos', 'Korgbladet', 'Fullt hus')).toEqual([]);
});

test('a missing article shows a message with a link back', async () => {
  open(() => refused('NOT_FOUND'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Artikeln hittades inte' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Till nyheterna' }).getAttribute('href')).toBe('/news');
});

test('shows a skeleton while the article loads, and a retry button when it fails to load', async () => {
  const { unmount } = open(never);
  expect(await screen.findByText('Laddar artikeln')).toBeTruthy();
  unmount();
  open(failed);
  expect(await screen.findByRole('heading', { name: 'Kunde inte hämta artikeln' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Försök igen' })).toBeTruthy();
});
