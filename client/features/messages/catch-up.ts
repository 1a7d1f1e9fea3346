// Fetching a thread: its newest page, or what has come since the page last heard of it.
import type { QueryClient } from '@tanstack/react-query';
import type { ApiQueries } from '../../core/endpoint-queries.ts';
import { addNewer, type KnownThread } from './thread-pages.ts';

/** The newest page; of a thread that is known, what has come since. */
export async function catchUp(parts: {
  api: ApiQueries;
  queryClient: QueryClient;
  queryKey: readonly string[];
  threadId: string;
}): Promise<KnownThread> {
  const { api, queryClient, queryKey, threadId } = parts;
  const known = () => queryClient.getQueryData<KnownThread>(queryKey);
  if (!known()?.messages.length) {
    const { messages, hasOlder } = await api.messages.list.call({ id: threadId });
    // What the line has told of meanwhile has found no thread to stand in, and may be missing from an answer made before it.
    const isOvertaken = queryClient.getQueryState(queryKey)?.isInvalidated;
    if (!isOvertaken) return { messages, hasOlder };
    queryClient.setQueryData<KnownThread>(queryKey, { messages, hasOlder });
  }
  for (;;) {
    const after = known()?.messages.at(-1)?.position ?? 0;
    const page = await api.messages.list.call({ id: threadId, after });
    const now = known() ?? { messages: [], hasOlder: true };
    const grown = addNewer(now, page.messages) ?? now;
    if (!page.hasNewer) return grown;
    queryClient.setQueryData(queryKey, grown);
  }
}
