// One thread as the page knows it: fetched once, kept up by the line, grown upwards when somebody reads back.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import type { Message } from '#shared/features/messages/contract.ts';
import { useApi } from '../../core/api.ts';
import { askAgain } from '../../core/ask-again.ts';
import { useLive } from '../../core/live/live.ts';
import { type Desk, deskOf, threadKey } from './desk.ts';
import type { Outgoing } from './outbox.ts';
import { catchUp } from './catch-up.ts';
import { addOlder, type KnownThread } from './thread-pages.ts';

export interface OpenThread {
  messages: readonly Message[] | undefined;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  /** Then the older ones are asked for by whoever reads, and not by themselves. */
  hasOlderFailed: boolean;
  loadOlder: () => Promise<void>;
  /** On their way, below the others. */
  outgoing: readonly Outgoing[];
  /** The last that was sent from here: whoever has written is to see it. */
  lastSent: string | undefined;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
}

export function useThread(userId: string, threadId: string): OpenThread {
  const api = useApi();
  const queryClient = useQueryClient();
  const desk = useDesk(userId);
  const queryKey = threadKey(userId, threadId);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    async queryFn() {
      const known = await catchUp({ api, queryClient, queryKey, threadId });
      desk.settle(threadId, known.messages);
      return known;
    },
    // What came while nobody looked is fetched; the rest comes by itself.
    refetchOnMount: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [isLoadingOlder, setIsLoadingOlder] = useState(false);
  const [hasOlderFailed, setHasOlderFailed] = useState(false);
  const outgoing = useSyncExternalStore(
    desk.outbox.subscribe,
    () => desk.outbox.list(threadId),
    () => desk.outbox.list(threadId),
  );
  useLive('hello', ({ isFresh }) => {
    if (isFresh) askAgain(queryClient, queryKey);
  });

  async function loadOlder(): Promise<void> {
    const first = data?.messages[0]?.position;
    if (!first || !data.hasOlder || isLoadingOlder) return;
    setIsLoadingOlder(true);
    try {
      const page = await api.messages.list.call({ id: threadId, before: first });
      queryClient.setQueryData<KnownThread>(
        queryKey,
        (known) => known && addOlder(known, page.messages, page.hasOlder),
      );
      setHasOlderFailed(false);
    } catch {
      setHasOlderFailed(true);
    } finally {
      setIsLoadingOlder(false);
    }
  }

  return {
    messages: data?.messages,
    hasOlder: data?.hasOlder ?? false,
    isLoadingOlder,
    hasOlderFailed,
    loadOlder,
    outgoing: outgoing.filter(({ id }) => !data?.messages.some((message) => message.id === id)),
    lastSent: desk.lastSentIn(threadId),
    error,
    isFetching,
    retry: () => void refetch(),
  };
}

/** What is being written in a thread. */
export function useDraft(userId: string, threadId: string): string {
  const desk = useDesk(userId);
  return useSyncExternalStore(
    desk.onDraft,
    () => desk.draftOf(threadId)?.text ?? '',
    () => '',
  );
}

export function useDesk(userId: string): Desk {
  const api = useApi();
  const queryClient = useQueryClient();
  return deskOf(queryClient, api, userId);
}
