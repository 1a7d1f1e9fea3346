// Writes live events about messages into the query cache: threads, conversations, the conversation list, the unread
// count. Components only read queries.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Message, OpenConversation, Thread } from '#shared/features/messages/contract.ts';
import { LIST_REFRESH_EVERY_MS, LIST_REFRESH_MS, TYPING_SHOWN_MS } from '#shared/live-timing.ts';
import { type ApiQueries, useApi } from '../../core/api.ts';
import { refreshQueries } from '../../core/refresh-queries.ts';
import type { LiveEvent } from '../../core/live/connection-state.ts';
import { conversationsQuery } from './inbox/conversations-query.ts';
import { type ConversationPages, moveToTop } from './inbox/move-to-top.ts';
import { messageStoreOf } from './sending/message-store.ts';
import { cacheMessage, isThreadShown, threadKey } from './thread/thread-cache.ts';
import { typingKey } from './thread/typing.ts';

interface Receipt extends Pick<Thread, 'deliveredTo' | 'readTo' | 'unread'> {
  threadId: string;
}

/** Returns the handler of live events. */
export function useMessageUpdates(userId: string): (event: LiveEvent) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMemo(() => messageUpdates(queryClient, api, userId), [queryClient, api, userId]);
}

export function messageUpdates(
  queryClient: QueryClient,
  api: ApiQueries,
  userId: string,
): (event: LiveEvent) => void {
  let listTimer: ReturnType<typeof setTimeout> | undefined;
  let listRefreshedAt = 0;

  function addMessage(message: Message, key: string): void {
    cacheMessage(queryClient, userId, message);
    messageStoreOf(queryClient, api, userId).settle(message.threadId, [message]);
    queryClient.setQueryData(typingKey(message.threadId), false);
    // The message is rendered first, and the list and the rest of the page after it.
    setTimeout(() => {
      addToConversations(message, key);
      addToList(message);
    });
  }

  function addToConversations(message: Message, key: string): void {
    const isCached = updateThreads(message.threadId, (thread) => ({
      ...thread,
      lastPosition: Math.max(thread.lastPosition, message.position),
      unread: thread.unread + (message.isMine || message.position <= thread.lastPosition ? 0 : 1),
      lastAt: message.createdAt,
    }));
    // The first message of a new thread.
    if (!isCached) refreshQueries(queryClient, api.messages.conversation.queryKey({ input: { id: key } }));
  }

  /** Changes a thread in every cached conversation that has it. False when none has. */
  function updateThreads(threadId: string, change: (thread: Thread) => Thread): boolean {
    let isCached = false;
    for (const query of queryClient.getQueryCache().findAll({ queryKey: api.messages.conversation.key() })) {
      const conversation = query.state.data as OpenConversation | undefined;
      // A response that is under way may be older than the event.
      if (!conversation) refreshQueries(queryClient, query.queryKey);
      if (!conversation?.threads.some(({ id }) => id === threadId)) continue;
      isCached = true;
      const threads = conversation.threads.map((thread) =>
        thread.id === threadId ? change(thread) : thread,
      );
      queryClient.setQueryData(query.queryKey, { ...conversation, threads });
    }
    return isCached;
  }

  function addToList(message: Message): void {
    const { queryKey } = conversationsQuery(api, userId, '');
    const list = queryClient.getQueryData<ConversationPages>(queryKey);
    const isOpen = isThreadShown(queryClient, userId, message.threadId);
    const moved = list && moveToTop(list, message, isOpen);
    if (moved) queryClient.setQueryData(queryKey, moved);
    refreshList(moved ? LIST_REFRESH_EVERY_MS : LIST_REFRESH_MS);
  }

  function refreshList(delay = LIST_REFRESH_MS): void {
    const isRecent = Date.now() - listRefreshedAt < LIST_REFRESH_EVERY_MS;
    listTimer ??= setTimeout(
      () => {
        listTimer = undefined;
        listRefreshedAt = Date.now();
        refreshQueries(queryClient, api.messages.conversations.key());
      },
      isRecent ? LIST_REFRESH_EVERY_MS : delay,
    );
  }

  const typingTimers = new Map<string, ReturnType<typeof setTimeout>>();

  function showTyping(threadId: string): void {
    clearTimeout(typingTimers.get(threadId));
    queryClient.setQueryData(typingKey(threadId), true);
    const hide = () => {
      typingTimers.delete(threadId);
      queryClient.setQueryData(typingKey(threadId), false);
    };
    typingTimers.set(threadId, setTimeout(hide, TYPING_SHOWN_MS));
  }

  function setUnread({ messages }: LiveEvent): void {
    queryClient.setQueryData(api.messages.unread.queryKey(), { unread: Number(messages) });
  }

  /** Events may have been missed. */
  function refreshAll(): void {
    refreshQueries(queryClient, threadKey(userId));
    refreshQueries(queryClient, api.messages.conversation.key());
    refreshList();
  }

  return (event) => {
    switch (event.topic) {
      case 'hello':
        setUnread(event);
        messageStoreOf(queryClient, api, userId).resume();
        if (event['isFresh']) refreshAll();
        break;
      case 'counts':
        setUnread(event);
        break;
      case 'message':
        addMessage(event['message'] as Message, String(event['key']));
        break;
      case 'receipt': {
        const { threadId, deliveredTo, readTo, unread } = event as unknown as Receipt;
        updateThreads(threadId, (thread) => ({ ...thread, deliveredTo, readTo, unread }));
        refreshList();
        break;
      }
      case 'ad':
        // Conversations show the ad's picture and title, its deal, and its events between the messages.
        refreshQueries(queryClient, api.messages.conversation.key());
        refreshList();
        break;
      case 'typing':
        showTyping(String(event['threadId']));
        break;
    }
  };
}
