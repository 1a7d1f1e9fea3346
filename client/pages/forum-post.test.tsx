// A thread that is opened again, or in which a comment is linked to, after another user has commented or the reader has liked.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { sampleComment, samplePost } from '../testing/sample-thread.ts';
import { missingTexts, viewer } from '../testing/show.tsx';

/** The number of the last comment that is on the screen; those before it are too. */
let lastOnScreen = Infinity;

beforeEach(() => {
  lastOnScreen = Infinity;
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  onTestFinished(() => void vi.unstubAllGlobals());
});

class FakeIntersectionObserver {
  readonly #report: (entries: { isIntersecting: boolean; target: Element }[]) => void;
  constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    this.#report = report;
  }
  observe(target: Element): void {
    const number = Number(target.id.replace('kommentar-', ''));
    this.#report([{ isIntersecting: number <= lastOnScreen, target }]);
  }
  disconnect = (): void => undefined;
}

const post = samplePost({ comments: 3, lastNumber: 3, readNumber: 1 });
const { id } = post;

/** Opens the thread with three comments, of which one has been read. */
async function openThread() {
  let last = 3;
  const channel = new BroadcastChannel(`live ${viewer.id}`);
  const send: (message: object) => void = channel.postMessage.bind(channel);
  onTestFinished(() => channel.close());
  // The page requests the state from the tab that owns the live connection, and then receives events.
  const isListening = new Promise<void>((resolve) => {
    channel.addEventListener('message', () => resolve());
  });
  const { navigate } = openPage(`/forum/${id}`, {
    forum: {
      find: async () => ({ ...post, comments: last, lastNumber: last, lastShownNumber: last }),
      comments: async () => ({
        comments: Array.from({ length: last }, (_, place) => sampleComment(place + 1)),
        page: 1,
        pages: 1,
      }),
      like: async () => ({ isLiked: true, likes: 1 }),
      markRead: async ({ number }) => ({ number: Number(number) }),
      list: async () => ({ posts: [], corrected: null, next: null, previous: null }),
      activity: async () => ({ postsToday: 0, commentsToday: 0, active: [] }),
      online: async () => ({ count: 1, people: [] }),
      unread: async () => ({ ids: [], blockedIds: [] }),
    },
  });
  expect(await missingTexts('Kommentar 3', 'Hoppa till första olästa')).toEqual([]);
  await isListening;
  return {
    navigate: (href: string) => act(() => navigate(href)),
    /** Without a live event, as for a visitor. */
    addQuietly() {
      last += 1;
    },
    async addComment() {
      last += 1;
      const receiver = new BroadcastChannel(channel.name);
      const isReceived = new Promise<void>((resolve) => {
        receiver.addEventListener('message', () => resolve());
      });
      const event = { topic: 'forum', postId: id, number: last };
      send({ kind: 'event', event, position: undefined });
      await act(() => isReceived);
      receiver.close();
    },
  };
}

test('shows a comment that was written while the reader was elsewhere, as the first that is unread', async () => {
  const { navigate, addComment } = await openThread();
  await navigate('/forum');
  expect(await missingTexts('Inga inlägg än')).toEqual([]);
  await addComment();
  await navigate(`/forum/${id}`);
  expect(await missingTexts('Kommentar 4')).toEqual([]);
  const unread = screen.getByRole('link', { name: 'Hoppa till första olästa' });
  expect(unread.getAttribute('href')).toBe(`/forum/${id}#kommentar-4`);
});

test('offers to jump to the first comment that the reader did not scroll to', async () => {
  lastOnScreen = 2;
  const { navigate } = await openThread();
  await navigate('/forum');
  expect(await missingTexts('Inga inlägg än')).toEqual([]);
  await navigate(`/forum/${id}`);
  const unread = await screen.findByRole('link', { name: 'Hoppa till första olästa' });
  expect(unread.getAttribute('href')).toBe(`/forum/${id}#kommentar-3`);
});

test('shows a new comment that a link names, from another page and in the thread itself', async () => {
  const { navigate, addComment } = await openThread();
  await addComment();
  expect(await missingTexts('1 ny kommentar')).toEqual([]);
  await navigate(`/forum/${id}#kommentar-4`);
  expect(await missingTexts('Kommentar 4')).toEqual([]);
  expect(document.activeElement?.id).toBe('kommentar-4');
  await navigate('/forum');
  await addComment();
  await navigate(`/forum/${id}#kommentar-5`);
  expect(await missingTexts('Kommentar 5')).toEqual([]);
});

test('counts a new comment in the heading when it is shown', async () => {
  const { addComment } = await openThread();
  expect(screen.getByRole('heading', { name: '3 kommentarer' })).toBeTruthy();
  await addComment();
  fireEvent.click(await screen.findByRole('link', { name: '1 ny kommentar' }));
  expect(await screen.findByRole('heading', { name: '4 kommentarer' })).toBeTruthy();
  expect(await missingTexts('Kommentar 4')).toEqual([]);
});

const liked = () => screen.queryAllByRole('button', { name: 'Gilla, 1 gillar', pressed: true });

test('shows a like of the post and of a comment when the thread is opened again', async () => {
  const { navigate } = await openThread();
  for (const place of [0, 2])
    fireEvent.click(screen.getAllByRole('button', { name: /^Gilla,/ })[place] as Element);
  await waitFor(() => expect(liked()).toHaveLength(2));
  await navigate('/forum');
  expect(await missingTexts('Inga inlägg än')).toEqual([]);
  await navigate(`/forum/${id}`);
  await waitFor(() => expect(liked()).toHaveLength(2));
});

const numbers = (page: number) => Array.from({ length: 50 }, (_, place) => (page - 1) * 50 + place + 1);

/** Opens a thread of 150 comments. */
function openLongThread(search: string) {
  const long = samplePost({ comments: 150, lastNumber: 150, lastShownNumber: 150 });
  return openPage(`/forum/${id}${search}`, {
    forum: {
      find: async () => long,
      comments: async ({ page = 1 }) => ({
        comments: numbers(Math.min(Number(page), 3)).map((number) => sampleComment(number)),
        page: Math.min(Number(page), 3),
        pages: 3,
      }),
      list: async () => ({ posts: [], corrected: null, next: null, previous: null }),
    },
  });
}

test('shows the pages of a long thread that were added again after Back', async () => {
  const { navigate } = openLongThread('?sida=3');
  fireEvent.click(await screen.findByRole('link', { name: 'Visa tidigare kommentarer' }));
  expect(await missingTexts('Kommentar 51', 'Kommentar 150')).toEqual([]);
  await act(() => navigate('/forum'));
  expect(await missingTexts('Inga inlägg än')).toEqual([]);
  act(() => window.history.back());
  expect(await missingTexts('Kommentar 51', 'Kommentar 150')).toEqual([]);
});

test('shows what follows a linked comment that is among the last of its page', async () => {
  openLongThread('?sida=2#kommentar-99');
  expect(await missingTexts('Kommentar 51', 'Kommentar 109')).toEqual([]);
  expect(document.activeElement?.id).toBe('kommentar-99');
  expect(screen.queryByText('Kommentar 50')).toBeNull();
});

test('shows one page for a linked comment that is not among the last of its page', async () => {
  openLongThread('#kommentar-40');
  await waitFor(() => expect(document.activeElement?.id).toBe('kommentar-40'));
  expect(screen.queryByText('Kommentar 51')).toBeNull();
});

test.each(['?sida=20#kommentar-999', '#kommentar-12345678'])(
  'shows the last comment, and says so, for a link to one that does not exist: %s',
  async (search) => {
    openLongThread(search);
    const text = /^Kommentar [\d\s]+ finns inte\. Här är den senaste\.$/u;
    expect(await screen.findByText(text)).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.id).toBe('kommentar-150'));
    const { pathname, search: shown, hash } = window.location;
    expect(pathname + shown + hash).toBe(`/forum/${id}?sida=3#kommentar-150`);
  },
);

test('shows a linked comment that is newer than the thread in the cache', async () => {
  const { navigate, addQuietly } = await openThread();
  await navigate('/forum');
  addQuietly();
  await navigate(`/forum/${id}#kommentar-4`);
  expect(await missingTexts('Kommentar 4')).toEqual([]);
  expect(screen.queryByText(/finns inte/)).toBeNull();
});
