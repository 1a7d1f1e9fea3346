// Writes live events about messages into the query cache: threads, conversations, the conversation list, the unread
// count. Components only read queries.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Message, Thread } from '#shared/features/messages/contract.ts';
import { LIST_REFRESH_EVERY_MS, LIST_REFRESH_MS } from '#shared/live-timing.ts';
import { type ApiQueries, useApi } from '../../core/api.ts';
import { refreshQueries } from '../../core/refresh-queries.ts';
import type { LiveEvent } from '../../core/live/connection-state.ts';
import { changeCachedThread } from './inbox/cached-conversations.ts';
import { conversationsQuery } from './inbox/conversations-query.ts';
import { createListRefresh } from './inbox/list-refresh.ts';
import { type ConversationPages, moveToTop } from './inbox/move-to-top.ts';
import { messageStoreOf } from './sending/message-store.ts';
import { cacheMessage, isThreadShown, threadKey } from './thread/thread-cache.ts';
import { createTypingIndicator } from './thread/typing.ts';

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
  const refreshList = createListRefresh(queryClient, api);
  const typing = createTypingIndicator(queryClient);
  const changeThread = (threadId: string, change: (thread: Thread) => Thread) =>
    changeCachedThread({ queryClient, api }, threadId, change);

  function addMessage(message: Message, key: string): void {
    cacheMessage(queryClient, userId, message);
    messageStoreOf(queryClient, api, userId).settle(message.threadId, [message]);
    typing.hide(message.threadId);
    // The message is rendered first, and the list and the rest of the page after it.
    setTimeout(() => {
      addToConversations(message, key);
      addToList(message);
    });
  }

  function addToConversations(message: Message, key: string): void {
    const isCached = changeThread(message.threadId, (thread) => ({
      ...thread,
      lastPosition: Math.max(thread.lastPosition, message.position),
      unread: thread.unread + (message.isMine || message.position <= thread.lastPosition ? 0 : 1),
      lastAt: message.createdAt,
    }));
    // The first message of a new thread.
    if (!isCached) refreshQueries(queryClient, api.messages.conversation.queryKey({ input: { id: key } }));
  }

  function addToList(message: Message): void {
    const { queryKey } = conversationsQuery(api, userId, '');
    const list = queryClient.getQueryData<ConversationPages>(queryKey);
    const isOpen = isThreadShown(queryClient, userId, message.threadId);
    const moved = list && moveToTop(list, message, isOpen);
    if (moved) queryClient.setQueryData(queryKey, moved);
    refreshList(moved ? LIST_REFRESH_EVERY_MS : LIST_REFRESH_MS);
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
        changeThread(threadId, (thread) => ({ ...thread, deliveredTo, readTo, unread }));
        refreshList();
        break;
      }
      case 'ad':
        // Conversations show the ad's picture and title, its deal, and its events between the messages.
        refreshQueries(queryClient, api.messages.conversation.key());
        refreshList();
        break;
      case 'typing':
        typing.show(String(event['threadId']));
        break;
    }
  };
}
