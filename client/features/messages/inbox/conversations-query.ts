// The query of the conversation list, for the browser and the server-rendered page.
import type { ApiQueries } from '../../../core/api.ts';

/** Its first page, for the server-rendered page. */
export function firstConversations(api: ApiQueries, userId: string, search = '') {
  const { queryKey, queryFn, initialPageParam } = conversationsQuery(api, userId, search);
  return {
    queryKey,
    queryFn: async () => ({
      pages: [await queryFn({ pageParam: initialPageParam })],
      pageParams: [initialPageParam],
    }),
  };
}

export function conversationsQuery(api: ApiQueries, userId: string, search: string) {
  return {
    queryKey: [...api.messages.conversations.key(), userId, search],
    queryFn: ({ pageParam }: { pageParam: string }) =>
      api.messages.conversations.call({ ...(search && { search }), ...(pageParam && { after: pageParam }) }),
    initialPageParam: '',
  };
}
