// The number of unread messages. Source: spec 1 §4 Unread count.
import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useApi } from '../../../core/api.ts';

/** 0 until the live connection has sent it; nothing is fetched. */
export function useUnreadMessages(): number {
  const { messages } = useApi();
  const unread = useQuery({ ...messages.unread.queryOptions(), enabled: false }).data?.unread ?? 0;
  // The live connection may deliver a number before this component is hydrated, which must first render what the server sent.
  return useHydrated() ? unread : 0;
}
