// The comments of a thread: placeholders, and new ones that are offered rather than shown.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CommentPage, ForumComment, ForumPost } from '#shared/features/forum/thread/contract.ts';
import { failed, missingTexts, show } from '../../../testing/show.tsx';
import { CommentList } from './comment-list.tsx';

const author = { id: '00000000-0000-4000-8000-00000000000b', name: 'Karl Alm', avatarUrl: null };
const comment = (number: number, more: Partial<ForumComment> = {}): ForumComment => ({
  id: `00000000-0000-4000-8000-00000001${String(number).padStart(4, '0')}`,
  number,
  state: 'shown',
  content: `Kommentar ${number}`,
  html: `<p>Kommentar ${number}</p>`,
  author,
  reply: null,
  createdAt: '2026-03-04T12:00:00.000Z',
  editedAt: null,
  likes: 0,
  isLiked: false,
  isBlocked: false,
  heldEdit: null,
  restriction: null,
  can: { edit: false, delete: false, report: true },
  ...more,
});
const post = (lastNumber: number): ForumPost => ({
  id: '00000000-0000-4000-8000-0000000000f1',
  title: 'Zonförsvar',
  content: '',
  html: '',
  category: 'Träningstips',
  author,
  status: 'approved',
  isDeleted: false,
  createdAt: '2026-03-04T12:00:00.000Z',
  editedAt: null,
  lastAt: '2026-03-04T12:00:00.000Z',
  comments: lastNumber,
  lastNumber,
  likes: 0,
  views: 0,
  isPinned: false,
  isLocked: false,
  isHot: false,
  isLiked: false,
  isBlocked: false,
  readNumber: null,
  follow: 'normal',
  heldEdit: null,
  restriction: null,
  can: { comment: true, edit: false, delete: false, report: true, moderate: false },
});

function open(
  comments: ForumComment[],
  { last = comments.length, known = comments.length, onShowNew = vi.fn<(number: number) => void>() } = {},
) {
  show(
    <CommentList
      post={post(last)}
      start={1}
      knownNumber={known}
      actions={{ remove: () => undefined, hide: undefined }}
      onShowNew={onShowNew}
    />,
    { forum: { comments: async () => ({ comments, page: 1, pages: Math.ceil(last / 50) }) } },
  );
  return onShowNew;
}

test('what is not shown has its place without a text', async () => {
  open([comment(1, { state: 'deleted', html: '' }), comment(2, { state: 'hidden', html: '' }), comment(3)]);
  expect(await missingTexts('#1Borttagen kommentar', '#2Kommentaren visas inte', 'Kommentar 3')).toEqual([]);
});

test('a comment by a blocked person is collapsed until it is opened', async () => {
  open([comment(1, { isBlocked: true })]);
  fireEvent.click(await screen.findByRole('button', { name: 'Visa ändå' }));
  expect(await missingTexts('Kommentar 1')).toEqual([]);
});

test.each([
  [2, '1 ny kommentar'],
  [4, '3 nya kommentarer'],
])('comments up to %i that were written since are offered as "%s"', async (last, label) => {
  const onShowNew = open([comment(1)], { last });
  fireEvent.click(await screen.findByRole('link', { name: label }));
  expect(onShowNew).toHaveBeenCalledWith(last);
});

test('a further page is a link, which also works without scripts', async () => {
  const full = Array.from({ length: 50 }, (_, index) => comment(index + 1));
  open(full, { last: 60, known: 60 });
  const link = await screen.findByRole('link', { name: 'Visa fler kommentarer' });
  expect(link.getAttribute('href')).toBe(`/forum/${post(60).id}?sida=2`);
});

test('a comment that arrives with a reload is offered, not shown above what is being written', async () => {
  open([comment(1), comment(2)], { last: 1, known: 1 });
  expect(await missingTexts('1 ny kommentar', 'Kommentar 1')).toEqual([]);
  expect(screen.queryByText('Kommentar 2')).toBeNull();
});

const answer = (page: number): CommentPage => ({
  comments: Array.from({ length: 50 }, (_, index) => comment((page - 1) * 50 + index + 1)),
  page,
  pages: 200,
});

test('earlier comments are added above, and what is read stays where it is', async () => {
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  const asked: number[] = [];
  const comments = async ({ page }: { page?: unknown }) => {
    asked.push(Number(page));
    return answer(Number(page));
  };
  const shown: number[] = [];
  show(
    <CommentList
      post={post(10_000)}
      start={100}
      knownNumber={10_000}
      actions={{ remove: () => undefined, hide: undefined }}
      onShowNew={() => undefined}
      onShown={(number) => shown.push(number)}
    />,
    { forum: { comments } },
  );
  fireEvent.click(await screen.findByRole('link', { name: 'Visa tidigare kommentarer' }));
  expect(await missingTexts('#4901', '#5000')).toEqual([]);
  expect(scrolled).toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link', { name: 'Visa fler kommentarer' }));
  expect(await missingTexts('#5001', '#5050')).toEqual([]);
  expect(document.activeElement?.id).toBe('kommentar-5001');
  expect([asked, shown.at(-1)]).toEqual([[100, 99, 101], 5050]);
  scrolled.mockRestore();
});

test('a page that fails says so in its place, and is tried again', async () => {
  let attempts = 0;
  const comments = async ({ page }: { page?: unknown }) => {
    attempts += 1;
    return page === 2 && attempts < 3 ? failed() : answer(Number(page));
  };
  show(
    <CommentList
      post={post(100)}
      start={1}
      knownNumber={100}
      actions={{ remove: () => undefined, hide: undefined }}
      onShowNew={() => undefined}
    />,
    { forum: { comments } },
  );
  fireEvent.click(await screen.findByRole('link', { name: 'Visa fler kommentarer' }));
  expect(await missingTexts('Kunde inte hämta kommentarer', 'Kommentar 50')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await missingTexts('Kommentar 100')).toEqual([]);
});
