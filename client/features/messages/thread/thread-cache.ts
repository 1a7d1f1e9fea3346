// A thread in the query cache: a sequence of messages without gaps, which grows at both ends.
import type { QueryClient } from '@tanstack/react-query';
import { DAY_MS } from '#shared/durations.ts';
import type { Message } from '#shared/features/messages/contract.ts';
import { EVENT_RETENTION_DAYS } from '#shared/live-timing.ts';
import { refreshQueries } from '../../../core/refresh-queries.ts';
import type { ApiQueries } from '../../../core/api.ts';

export interface CachedThread {
  /** In order of position, without gaps. */
  messages: readonly Message[];
  hasOlder: boolean;
}

const RETENTION_MS = EVENT_RETENTION_DAYS * DAY_MS;

export function threadKey(userId: string, threadId?: string): readonly string[] {
  return threadId === undefined ? ['thread', userId] : ['thread', userId, threadId];
}

/** Whether a component shows this thread. */
export function isThreadShown(queryClient: QueryClient, userId: string, threadId: string): boolean {
  return (
    queryClient
      .getQueryCache()
      .find({ queryKey: threadKey(userId, threadId) })
      ?.isActive() ?? false
  );
}

/** Puts a new or changed message into its thread. The thread is fetched again when messages before it are missing. */
export function cacheMessage(queryClient: QueryClient, userId: string, message: Message): void {
  const key = threadKey(userId, message.threadId);
  const cached = queryClient.getQueryData<CachedThread>(key);
  const updated = cached && addNewer(cached, [message]);
  if (updated) queryClient.setQueryData(key, updated);
  else refreshQueries(queryClient, key);
}

/**
 * Fetches the newest page; of a cached thread, the messages since its last one. A thread that was cached before the oldest event
 * is fetched again, since events of messages that were taken down may have been missed.
 */
export async function fetchThread(thread: {
  api: ApiQueries;
  queryClient: QueryClient;
  queryKey: readonly string[];
  threadId: string;
}): Promise<CachedThread> {
  const { api, queryClient, queryKey, threadId } = thread;
  const cached = () => queryClient.getQueryData<CachedThread>(queryKey);
  const age = Date.now() - (queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0);
  if (!cached()?.messages.length || age > RETENTION_MS) {
    const { messages, hasOlder } = await api.messages.list.call({ id: threadId });
    // A live event during the request found no cached thread to update, so its message may be missing from this answer.
    const isOutdated = queryClient.getQueryState(queryKey)?.isInvalidated;
    if (!isOutdated) return { messages, hasOlder };
    queryClient.setQueryData<CachedThread>(queryKey, { messages, hasOlder });
  }
  for (;;) {
    const after = cached()?.messages.at(-1)?.position ?? 0;
    const page = await api.messages.list.call({ id: threadId, after });
    const current = cached() ?? { messages: [], hasOlder: true };
    const updated = addNewer(current, page.messages) ?? current;
    if (!page.hasNewer) return updated;
    queryClient.setQueryData(queryKey, updated);
  }
}

/** Adds newer messages at the end. Null when messages in between are missing. */
export function addNewer(thread: CachedThread, newer: readonly Message[]): CachedThread | null {
  const last = thread.messages.at(-1)?.position ?? 0;
  const added = newer.filter(({ position }) => position > last);
  if (added.length === 0) return replaceChanged(thread, newer);
  if (added[0]?.position !== last + 1) return null;
  return { ...thread, messages: [...thread.messages, ...added] };
}

/** Replaces messages that were taken down or restored since they were cached. */
function replaceChanged(thread: CachedThread, received: readonly Message[]): CachedThread {
  const byId = new Map(received.map((message) => [message.id, message]));
  const hasChanged = ({ id, isRemoved }: Message) => (byId.get(id)?.isRemoved ?? isRemoved) !== isRemoved;
  if (!thread.messages.some(hasChanged)) return thread;
  return { ...thread, messages: thread.messages.map((message) => byId.get(message.id) ?? message) };
}

export function addOlder(thread: CachedThread, older: readonly Message[], hasOlder: boolean): CachedThread {
  const first = thread.messages[0]?.position ?? Number.POSITIVE_INFINITY;
  return { messages: [...older.filter(({ position }) => position < first), ...thread.messages], hasOlder };
}
