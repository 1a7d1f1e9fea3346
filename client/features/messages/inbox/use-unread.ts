// The number of unread messages. Source: spec 1 §4 Unread count.
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../core/api.ts';

/** 0 until the live connection has sent it; nothing is fetched. */
export function useUnreadMessages(): number {
  const { messages } = useApi();
  return useQuery({ ...messages.unread.queryOptions(), enabled: false }).data?.unread ?? 0;
}
