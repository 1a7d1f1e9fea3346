// Live events that everyone gets: by the connection of a visitor's page, which only visitors open, or by that of a user.
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { sampleComment, samplePost } from '../../testing/sample-thread.ts';
import { viewer } from '../../testing/show.tsx';

const post = samplePost({ comments: 1, lastNumber: 1 });
let current: typeof post;
let requests: string[];
let send: ((event: object) => void) | undefined;

beforeEach(() => {
  [current, requests, send] = [post, [], undefined];
});

function open(as: typeof viewer | null): void {
  const forum = {
    find: async () => current,
    comments: async () => ({ comments: [sampleComment(1)], page: 1, pages: 1 }),
  };
  const pageSettings = {
    find: async () => ({ pageName: 'forum' as const, isEnabled: true, disabledMessage: '', reopensAt: null }),
  };
  openPage(`/forum/${post.id}`, { forum, pageSettings }, { as });
  globalThis.fetch = async (input) => {
    requests.push(String(input));
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (event) => controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
      },
    });
    return new Response(body);
  };
}

test('a visitor is offered a new comment, and sees the message when the section is closed', async () => {
  open(null);
  await screen.findByText('Kommentar 1');
  await waitFor(() => expect(send).toBeDefined());
  send?.({ topic: 'hello', isFresh: false, coveredMs: 60_000 });
  send?.({ topic: 'forum', postId: post.id, number: 2 });
  await screen.findByRole('link', { name: '1 ny kommentar' });
  const closed = { pageName: 'forum', isEnabled: false, disabledMessage: '', reopensAt: null };
  send?.({ topic: 'page-settings', ...closed });
  await screen.findByRole('heading', { name: 'Forum: tillfälligt stängt' });
  expect(requests).toEqual(['/api/live']);
});

test("a signed-in user's page is fetched again when the stream resumes, since what everyone gets is not stored", async () => {
  const channel = new BroadcastChannel(`live ${viewer.id}`);
  const sendToTab: (message: object) => void = channel.postMessage.bind(channel);
  onTestFinished(() => channel.close());
  const isListening = new Promise<void>((resolve) => {
    channel.addEventListener('message', () => resolve());
  });
  open(viewer);
  await screen.findByText('Kommentar 1');
  await isListening;
  current = { ...post, lastNumber: 2, lastShownNumber: 2 };
  act(() =>
    sendToTab({ kind: 'event', event: { topic: 'hello', isFresh: false, messages: 0, notifications: 0 } }),
  );
  expect(await screen.findByRole('link', { name: '1 ny kommentar' })).toBeTruthy();
});

test('a signed-in user has no second connection', async () => {
  open(viewer);
  await screen.findByText('Kommentar 1');
  await screen.findByRole('button', { name: 'Notiser' });
  expect(requests).toEqual([]);
});
