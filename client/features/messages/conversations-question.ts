// The question of whom one has written with, as the page asks it and the server asks it for the page.
import type { ApiQueries } from '../../core/endpoint-queries.ts';

/** The beginning of it, for a page made on the server, whose cache asks in one go. */
export function firstConversations(api: ApiQueries, userId: string) {
  const { queryKey, queryFn, initialPageParam } = conversationsQuestion(api, userId, '');
  return {
    queryKey,
    queryFn: async () => ({
      pages: [await queryFn({ pageParam: initialPageParam })],
      pageParams: [initialPageParam],
    }),
  };
}

export function conversationsQuestion(api: ApiQueries, userId: string, search: string) {
  return {
    queryKey: [...api.messages.conversations.key(), userId, search],
    queryFn: ({ pageParam }: { pageParam: string }) =>
      api.messages.conversations.call({ ...(search && { search }), ...(pageParam && { after: pageParam }) }),
    initialPageParam: '',
  };
}
