// A comment that the reader writes in a thread while the connection fails, and the page of comments in the address.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import type { CommentPage } from '#shared/features/forum/thread/contract.ts';
import { openPage } from '../testing/open-page.tsx';
import { sampleComment, samplePost } from '../testing/sample-thread.ts';
import { failed, missingTexts, refused, viewer } from '../testing/show.tsx';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const post = samplePost({ comments: 1, lastNumber: 1, readNumber: 1 });

function openThread(address = '') {
  const state = { isConnected: true, isWritten: false, pages: [] as unknown[] };
  const comments = async ({ page }: { page?: unknown }): Promise<CommentPage> => {
    state.pages.push(page);
    const own = state.isWritten ? [sampleComment(2), sampleComment(3, { html: '<p>Min kommentar</p>' })] : [];
    return state.isConnected ? { comments: [sampleComment(1), ...own], page: 1, pages: 1 } : failed();
  };
  openPage(`/forum/${post.id}${address}`, {
    forum: {
      find: async () => (state.isConnected ? post : failed()),
      comments,
      createComment: async () => {
        Object.assign(state, { isConnected: false, isWritten: true });
        return sampleComment(3, { html: '<p>Min kommentar</p>' });
      },
      markRead: async ({ number }) => ({ number: Number(number) }),
    },
  });
  return state;
}

test('is shown though the thread cannot be fetched again, and what is missing is fetched when the connection returns', async () => {
  const channel = new BroadcastChannel(`live ${viewer.id}`);
  const send: (message: object) => void = channel.postMessage.bind(channel);
  onTestFinished(() => channel.close());
  const isListening = new Promise<void>((resolve) => {
    channel.addEventListener('message', () => resolve());
  });
  const state = openThread();
  expect(await missingTexts('Kommentar 1')).toEqual([]);
  await isListening;
  fireEvent.click(screen.getByRole('button', { name: 'Skriv en kommentar' }));
  fireEvent.input(await screen.findByRole('textbox', { name: /Skriv en kommentar/ }), {
    target: { value: 'Min kommentar' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Kommentera' }));
  expect(await missingTexts('Min kommentar', 'Kommentar tillagd!')).toEqual([]);
  expect(screen.getByRole('textbox', { name: /Skriv en kommentar/ })).toHaveProperty('value', '');
  await waitFor(() => expect(state.pages).toHaveLength(2));
  state.isConnected = true;
  act(() =>
    send({ kind: 'event', event: { topic: 'hello', isFresh: false, messages: 0, notifications: 0 } }),
  );
  expect(await missingTexts('Kommentar 2')).toEqual([]);
});

test('has the focus after it is sent, since the button is disabled', async () => {
  const state = openThread();
  expect(await missingTexts('Kommentar 1')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Skriv en kommentar' }));
  fireEvent.input(await screen.findByRole('textbox', { name: /Skriv en kommentar/ }), {
    target: { value: 'Min kommentar' },
  });
  const button = screen.getByRole('button', { name: 'Kommentera' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(state.isWritten).toBe(true));
  await waitFor(() => expect(document.activeElement?.id).toBe('kommentar-3'));
});

test('shows the thread as locked when it was locked while the comment was written', async () => {
  let thread = post;
  const can = { ...post.can, comment: false };
  openPage(`/forum/${post.id}`, {
    forum: {
      find: async () => thread,
      comments: async () => ({ comments: [sampleComment(1)], page: 1, pages: 1 }),
      createComment: () => {
        thread = { ...post, isLocked: true, can };
        return refused('CONFLICT', 'Tråden är låst.');
      },
      markRead: async ({ number }) => ({ number: Number(number) }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Skriv en kommentar' }));
  fireEvent.input(await screen.findByRole('textbox', { name: /Skriv en kommentar/ }), {
    target: { value: 'Min kommentar' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Kommentera' }));
  expect(await missingTexts('Du hade skrivit:', 'Min kommentar')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Kommentera' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Svara' })).toBeNull();
});

test('does not say that a thread is empty above a comment that is not shown', async () => {
  const held = sampleComment(1, { state: 'hidden', html: '' });
  openPage(`/forum/${post.id}`, {
    forum: {
      find: async () => samplePost({ comments: 0, lastNumber: 1, lastShownNumber: 0 }),
      comments: async () => ({ comments: [held], page: 1, pages: 1 }),
      markRead: async ({ number }) => ({ number: Number(number) }),
    },
  });
  expect(await missingTexts('Kommentaren visas inte')).toEqual([]);
  expect(screen.getByRole('heading', { level: 2, name: 'Kommentarer' })).toBeTruthy();
});

test.each(['0', '-1', '1.5', 'x'])('an invalid page in the address, %s, shows the first', async (sida) => {
  const state = openThread(`?sida=${sida}`);
  expect(await missingTexts('Kommentar 1')).toEqual([]);
  expect(state.pages).toEqual([1]);
});
