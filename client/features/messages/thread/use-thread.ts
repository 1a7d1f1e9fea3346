// A thread on screen: its messages, those being sent, and loading older ones.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Message } from '#shared/features/messages/contract.ts';
import { messageTexts } from '#shared/features/messages/texts.ts';
import { useApi } from '../../../core/api.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useMessageStore } from '../sending/message-store.ts';
import type { Outgoing } from '../sending/outbox.ts';
import { addOlder, type CachedThread, fetchThread, threadKey } from './thread-cache.ts';

export interface OpenThread {
  messages: readonly Message[] | undefined;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  /** Older messages are then loaded by a button instead of scrolling. */
  hasOlderFailed: boolean;
  loadOlder: () => Promise<void>;
  /** Messages being sent, below the others. */
  outgoing: readonly Outgoing[];
  /** Whether the messages being sent wait for the network. */
  isPaused: boolean;
  /** Removes a waiting message instead of sending it, which can be undone. */
  remove: (message: Outgoing) => void;
  /** The id of the last message sent from this tab, to which the view scrolls. */
  lastSent: string | undefined;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
}

export function useThread(userId: string, threadId: string): OpenThread {
  const api = useApi();
  const queryClient = useQueryClient();
  const store = useMessageStore(userId);
  const queryKey = threadKey(userId, threadId);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    async queryFn() {
      const thread = await fetchThread({ api, queryClient, queryKey, threadId });
      store.settle(threadId, thread.messages);
      return thread;
    },
    // Fetched when it is opened; live events keep it up to date from then on.
    refetchOnMount: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [isLoadingOlder, setIsLoadingOlder] = useState(false);
  const [hasOlderFailed, setHasOlderFailed] = useState(false);
  const outgoing = useSyncExternalStore(
    store.outbox.subscribe,
    () => store.outbox.list(threadId),
    () => store.outbox.list(threadId),
  );

  const isPaused = useSyncExternalStore(
    store.outbox.subscribe,
    () => store.outbox.isPaused(threadId),
    () => false,
  );
  const remove = useCallback(
    (message: Outgoing) => {
      store.outbox.remove(message.id);
      toast.success(messageTexts.notSent, { undo: () => store.restore(message) });
    },
    [store],
  );

  async function loadOlder(): Promise<void> {
    const first = data?.messages[0]?.position;
    if (!first || !data.hasOlder || isLoadingOlder) return;
    setIsLoadingOlder(true);
    try {
      const page = await api.messages.list.call({ id: threadId, before: first });
      queryClient.setQueryData<CachedThread>(
        queryKey,
        (thread) => thread && addOlder(thread, page.messages, page.hasOlder),
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
    isPaused,
    remove,
    lastSent: store.lastSentIn(threadId),
    error,
    isFetching,
    retry: () => void refetch(),
  };
}
