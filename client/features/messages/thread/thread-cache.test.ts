// A cached thread grows at both ends without gaps.
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Message } from '#shared/features/messages/contract.ts';
import { EVENT_RETENTION_DAYS } from '#shared/live-timing.ts';
import type { ApiQueries } from '../../../core/api.ts';
import { addNewer, addOlder, type CachedThread, fetchThread, threadKey } from './thread-cache.ts';

const visible = (position: number) => ({ ...at(position), isRemoved: false });
const at = (position: number) => ({ id: `m${position}`, position }) as Message;
const cached = (from: number, to: number): CachedThread => ({
  messages: Array.from({ length: to - from + 1 }, (_each, index) => at(from + index)),
  hasOlder: from > 1,
});
const positionsOf = (thread: CachedThread | null) => thread?.messages.map(({ position }) => position);

describe('newer messages', () => {
  it('are appended once', () => {
    expect(positionsOf(addNewer(cached(1, 3), [at(2), at(3), at(4), at(5)]))).toEqual([1, 2, 3, 4, 5]);
  });

  it('messages that are cached already change nothing', () => {
    const thread = cached(1, 3);
    expect(addNewer(thread, [at(2)])).toBe(thread);
  });

  it('messages that are taken down or restored replace the cached ones', () => {
    const takenDown = { ...at(2), isRemoved: true } as Message;
    const thread = addNewer({ ...cached(1, 3), messages: [visible(1), visible(2), visible(3)] }, [takenDown]);
    expect(thread?.messages.map(({ isRemoved }) => isRemoved)).toEqual([false, true, false]);
  });

  it('are refused when messages in between are missing, also before the first', () => {
    expect(addNewer(cached(1, 3), [at(5)])).toBeNull();
    expect(addNewer({ messages: [], hasOlder: false }, [at(2)])).toBeNull();
    expect(positionsOf(addNewer({ messages: [], hasOlder: false }, [at(1)]))).toEqual([1]);
  });
});

it('older messages are prepended once', () => {
  const grown = addOlder(cached(4, 5), [at(2), at(3), at(4)], true);
  expect(positionsOf(grown)).toEqual([2, 3, 4, 5]);
  expect(grown.hasOlder).toBe(true);
});

describe('a thread that was cached before the oldest live event', () => {
  const queryKey = threadKey('anna', 't1');
  const retentionMs = EVENT_RETENTION_DAYS * 86_400_000;
  const takenDown = { ...at(2), isRemoved: true } as Message;
  const page = { messages: [visible(1), takenDown, visible(3)], hasOlder: false, hasNewer: false };
  /** The server of a thread whose second message has been taken down. */
  const api = {
    messages: {
      list: {
        call: async ({ after = 0 }: { after?: number }) => ({
          ...page,
          messages: page.messages.filter(({ position }) => position > after),
        }),
      },
    },
  } as unknown as ApiQueries;

  async function fetchCachedFor(age: number): Promise<(boolean | undefined)[]> {
    const queryClient = new QueryClient();
    const thread: CachedThread = { messages: [visible(1), visible(2)], hasOlder: false };
    queryClient.setQueryData(queryKey, thread, { updatedAt: Date.now() - age });
    const fetched = await fetchThread({ api, queryClient, queryKey, threadId: 't1' });
    return fetched.messages.map(({ isRemoved }) => isRemoved);
  }

  it('is fetched again, without the text of messages that were taken down', async () => {
    expect(await fetchCachedFor(retentionMs + 1000)).toEqual([false, true, false]);
  });

  it('is only continued if it is newer, since live events have changed it', async () => {
    expect(await fetchCachedFor(retentionMs - 60_000)).toEqual([false, false, false]);
  });
});
