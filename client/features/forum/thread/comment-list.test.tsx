// The comments of a thread: placeholders, and new ones that are offered rather than shown.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CommentPage, ForumComment } from '#shared/features/forum/thread/contract.ts';
import { sampleComment, samplePost } from '../../../testing/sample-thread.ts';
import { failed, missingTexts, refused, show } from '../../../testing/show.tsx';
import { CommentList } from './comment-list.tsx';

// The pages that are shown are stored with the history entry.
afterEach(() => history.replaceState(null, ''));

const post = (lastNumber: number) => samplePost({ comments: lastNumber, lastNumber });

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

test('a comment that is not shown retains its place, without its text', async () => {
  open([
    sampleComment(1, { state: 'deleted', html: '' }),
    sampleComment(2, { state: 'hidden', html: '' }),
    sampleComment(3),
  ]);
  expect(await missingTexts('#1Borttagen kommentar', '#2Kommentaren visas inte', 'Kommentar 3')).toEqual([]);
});

test('a comment by a blocked person is collapsed until it is opened', async () => {
  open([sampleComment(1, { isBlocked: true })]);
  const button = await screen.findByRole('button', { name: 'Visa ändå' });
  button.focus();
  fireEvent.click(button);
  expect(await missingTexts('Kommentar 1')).toEqual([]);
  expect(document.activeElement?.id).toBe('kommentar-1');
});

test.each([
  [2, '1 ny kommentar'],
  [4, '3 nya kommentarer'],
])('comments up to %i that were written since are offered as "%s"', async (last, label) => {
  const onShowNew = open([sampleComment(1)], { last });
  fireEvent.click(await screen.findByRole('link', { name: label }));
  expect(onShowNew).toHaveBeenCalledWith(last);
});

test('a new comment is not offered before it can be read', async () => {
  const held = sampleComment(2, { state: 'hidden', html: '' });
  show(
    <CommentList
      post={samplePost({ comments: 1, lastNumber: 2, lastShownNumber: 1 })}
      start={1}
      knownNumber={1}
      actions={{ remove: () => undefined, hide: undefined }}
      onShowNew={() => undefined}
    />,
    { forum: { comments: async () => ({ comments: [sampleComment(1), held], page: 1, pages: 1 }) } },
  );
  expect(await missingTexts('Kommentar 1')).toEqual([]);
  expect(screen.queryByRole('link', { name: /ny kommentar/ })).toBeNull();
});

test('staff can open the moderation of a comment that is not shown', async () => {
  const held = sampleComment(1, { state: 'hidden', html: '' });
  show(
    <CommentList
      post={post(1)}
      start={1}
      knownNumber={1}
      actions={{ remove: () => undefined, hide: () => undefined }}
      onShowNew={() => undefined}
    />,
    { forum: { comments: async () => ({ comments: [held], page: 1, pages: 1 }) } },
  );
  const link = await screen.findByRole('link', { name: 'Granska' });
  expect(link.getAttribute('href')).toContain(held.id);
});

test("the viewer's comment that was taken down while it was edited shows so when the editor is closed", async () => {
  const can = { edit: true, delete: true, report: false };
  let comments = [sampleComment(1, { can })];
  show(
    <CommentList
      post={post(1)}
      start={1}
      knownNumber={1}
      actions={{ remove: () => undefined, hide: undefined }}
      onShowNew={() => undefined}
    />,
    {
      forum: {
        comments: async () => ({ comments, page: 1, pages: 1 }),
        updateComment: () => refused('CONFLICT', 'Kommentaren är borttagen'),
      },
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Åtgärder för kommentar 1' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Redigera' }));
  const field = await screen.findByRole('textbox', { name: 'Ändra kommentaren' });
  fireEvent.input(field, { target: { value: 'Ändrad' } });
  comments = [sampleComment(1, { state: 'hidden', html: '' })];
  fireEvent.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await missingTexts('Kommentaren är borttagen')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
  expect(await missingTexts('Kommentaren visas inte')).toEqual([]);
});

test('a further page is a link, which also works without scripts', async () => {
  const full = Array.from({ length: 50 }, (_, index) => sampleComment(index + 1));
  open(full, { last: 60, known: 60 });
  const link = await screen.findByRole('link', { name: 'Visa fler kommentarer' });
  expect(link.getAttribute('href')).toBe(`/forum/${post(60).id}?sida=2`);
});

test('a comment that arrives with a reload is offered, not inserted above the form', async () => {
  open([sampleComment(1), sampleComment(2)], { last: 1, known: 1 });
  expect(await missingTexts('1 ny kommentar', 'Kommentar 1')).toEqual([]);
  expect(screen.queryByText('Kommentar 2')).toBeNull();
});

const answer = (page: number): CommentPage => ({
  comments: Array.from({ length: 50 }, (_, index) => sampleComment((page - 1) * 50 + index + 1)),
  page,
  pages: 200,
});

test('earlier comments are added above without moving the comments on screen', async () => {
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

test('a page that fails to load shows an error in its place, and can be retried', async () => {
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

const openPages = (start: number) =>
  show(
    <CommentList
      post={post(200)}
      start={start}
      knownNumber={200}
      actions={{ remove: () => undefined, hide: undefined }}
      onShowNew={() => undefined}
    />,
    { forum: { comments: async ({ page }) => answer(Number(page)) } },
  );

test('the last link to earlier comments leaves the focus on the comment that was the first', async () => {
  openPages(2);
  fireEvent.click(await screen.findByRole('link', { name: 'Visa tidigare kommentarer' }));
  expect(await missingTexts('#1', '#100')).toEqual([]);
  expect(document.activeElement?.id).toBe('kommentar-51');
});

test('pages that were added are shown again when the reader comes back with the history', async () => {
  const { unmount } = openPages(3);
  fireEvent.click(await screen.findByRole('link', { name: 'Visa tidigare kommentarer' }));
  expect(await missingTexts('Kommentar 51', 'Kommentar 150')).toEqual([]);
  unmount();
  openPages(3);
  expect(await missingTexts('Kommentar 51', 'Kommentar 150')).toEqual([]);
});
