// The threads of the conversations in the query cache.
import type { QueryClient } from '@tanstack/react-query';
import type { OpenConversation, Thread } from '#shared/features/messages/contract.ts';
import type { ApiQueries } from '../../../core/api.ts';
import { refreshQueries } from '../../../core/refresh-queries.ts';

/** Changes a thread in every cached conversation that has it. False when none has. */
export function changeCachedThread(
  { queryClient, api }: { queryClient: QueryClient; api: ApiQueries },
  threadId: string,
  change: (thread: Thread) => Thread,
): boolean {
  let isCached = false;
  for (const query of queryClient.getQueryCache().findAll({ queryKey: api.messages.conversation.key() })) {
    const conversation = query.state.data as OpenConversation | undefined;
    // A response that is under way may be older than the event.
    if (!conversation) refreshQueries(queryClient, query.queryKey);
    if (!conversation?.threads.some(({ id }) => id === threadId)) continue;
    isCached = true;
    const threads = conversation.threads.map((thread) => (thread.id === threadId ? change(thread) : thread));
    queryClient.setQueryData(query.queryKey, { ...conversation, threads });
  }
  return isCached;
}
