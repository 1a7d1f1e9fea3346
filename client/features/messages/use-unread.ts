// How many messages one has not read, as the line tells it. Source: spec 1 §4 Unread count.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../core/api.ts';
import { useLive } from '../../core/live/live.ts';

/** 0 until it is known: it comes with the line, nothing is asked for. */
export function useUnreadMessages(): number {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = api.messages.unread.queryOptions();
  useLive('counts', ({ messages }) => queryClient.setQueryData(queryKey, { unread: Number(messages) }));
  return useQuery({ ...api.messages.unread.queryOptions(), enabled: false }).data?.unread ?? 0;
}
