// The visitor's stream of scores: when it is opened, and what is fetched because of it.
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Result } from '#shared/features/results/schemas.ts';
import { whenIdle } from '../../core/when-idle.ts';
import { sampleResult } from '../../testing/sample-result.ts';
import { show } from '../../testing/show.tsx';
import { HomeResults } from './home/home-results.tsx';

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: Stream[] = [];
  isClosed = false;
  readyState = 1;
  constructor() {
    super();
    Stream.opened.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
  refuse(): void {
    this.readyState = Stream.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
  score(event: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ topic: 'result', ...event }) }));
  }
}

async function open(result: Result) {
  vi.stubGlobal('EventSource', Stream);
  Stream.opened.length = 0;
  let requests = 0;
  const results = {
    list: async () => {
      requests += 1;
      return { results: [result], next: null };
    },
  };
  const page = show(<HomeResults />, { results }, { as: null });
  await screen.findByRole('heading', { name: 'Senaste resultaten' });
  return { page, requests: () => requests };
}

const live: Result = { ...sampleResult, status: 'live', period: 4 };

test('opens while a match is live, fetches nothing, and is closed with the page', async () => {
  const { page, requests } = await open(live);
  await waitFor(() => expect(Stream.opened).toHaveLength(1));
  const [stream] = Stream.opened;
  act(() => {
    stream?.dispatchEvent(new Event('open'));
    stream?.score({ ...live, homeScore: 97, version: live.version + 1 });
  });
  expect(await screen.findByText('97')).toBeTruthy();
  expect(requests()).toBe(1);
  page.unmount();
  expect(stream?.isClosed).toBe(true);
});

test('refetches the matches after the connection was lost', async () => {
  const { requests } = await open(live);
  await waitFor(() => expect(Stream.opened).toHaveLength(1));
  const [stream] = Stream.opened;
  act(() => stream?.dispatchEvent(new Event('open')));
  act(() => stream?.dispatchEvent(new Event('error')));
  expect(requests()).toBe(1);
  act(() => stream?.dispatchEvent(new Event('open')));
  await waitFor(() => expect(requests()).toBe(2));
});

test('is opened again after an answer such as 502, after which the browser gives up', async () => {
  const { page, requests } = await open(live);
  await waitFor(() => expect(Stream.opened).toHaveLength(1));
  vi.useFakeTimers();
  try {
    Stream.opened.at(-1)?.refuse();
    expect(Stream.opened).toHaveLength(1);
    vi.advanceTimersByTime(3000);
    expect(Stream.opened).toHaveLength(2);
    Stream.opened.at(-1)?.refuse();
    vi.advanceTimersByTime(6000);
    expect(Stream.opened).toHaveLength(3);
  } finally {
    vi.useRealTimers();
  }
  act(() => Stream.opened.at(-1)?.dispatchEvent(new Event('open')));
  await waitFor(() => expect(requests()).toBe(2));
  page.unmount();
});

test.each<[string, Partial<Result>]>([
  ['is played', {}],
  ['begins tomorrow', { status: 'scheduled', gameDate: new Date(Date.now() + 86_400_000).toISOString() }],
])('is not opened for a match that %s', async (_case, change) => {
  await open({ ...sampleResult, ...change });
  await new Promise<void>((done) => whenIdle(done));
  expect(Stream.opened).toEqual([]);
});
