// What the browser knows of one's news, and marking it as read.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationWords } from '#shared/features/notifications/words.ts';
import { useApi } from '../../core/api.ts';
import { sentenceOf } from '../../core/failure.ts';
import type { LiveEvent } from '../../core/live/connection-state.ts';
import { toast } from '../../ui/toast.ts';

/** The number of unread notifications; 0 until it is known. Fetched once, then updated by live events. */
export function useUnread(): number {
  return useQuery(useApi().notifications.unread.queryOptions()).data?.unread ?? 0;
}

/** Returns what to do with each live event: the unread count and the list in the query cache follow it. */
export function useNotificationUpdates(): (event: LiveEvent) => void {
  const { notifications } = useApi();
  const queryClient = useQueryClient();
  return ({ topic, notifications: unread }) => {
    if (topic === 'hello' || topic === 'counts')
      queryClient.setQueryData(notifications.unread.queryKey(), { unread: Number(unread) });
    if (topic === 'notification') void queryClient.invalidateQueries({ queryKey: notifications.list.key() });
  };
}

/** A page of one's news; without a place, the newest. */
export function useNotifications(after?: string) {
  const { notifications } = useApi();
  return useQuery(
    // What has come since is in no old copy.
    { ...notifications.list.queryOptions({ input: { ...(after && { after }) } }), staleTime: 0 },
  );
}

interface Reading {
  /** Says nothing: who follows a link is on their way. */
  read: (id: string) => void;
  /** @param onRead when the button for it is no longer there to hold the focus */
  readAll: (onRead?: () => void) => void;
  isReading: boolean;
}

export function useReading(): Reading {
  const { notifications } = useApi();
  const queryClient = useQueryClient();
  const onSuccess = ({ unread }: { unread: number }) => {
    queryClient.setQueryData(notifications.unread.queryKey(), { unread });
    void queryClient.invalidateQueries({ queryKey: notifications.list.key() });
  };
  const one = useMutation(notifications.read.mutationOptions({ onSuccess }));
  const all = useMutation(
    notifications.readAll.mutationOptions({
      onSuccess: (answer) => {
        onSuccess(answer);
        toast.success(notificationWords.allRead);
      },
      onError: (error) => toast.error(notificationWords.readFailed, { description: sentenceOf(error) }),
    }),
  );
  return {
    read: (id) => one.mutate({ id }),
    readAll: (onRead) => all.mutate({}, { onSuccess: onRead }),
    isReading: all.isPending,
  };
}
