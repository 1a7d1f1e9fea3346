// Queries of notifications, and marking them as read.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationTexts } from '#shared/features/notifications/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import type { LiveEvent } from '../../core/live/connection-state.ts';
import { toast } from '../../ui/feedback/toast.ts';

/** The number of unread notifications; 0 until it is known. Fetched once, then updated by live events. */
export function useUnread(): number {
  return useQuery(useApi().notifications.unread.queryOptions()).data?.unread ?? 0;
}

/** Returns a handler of live events that updates the unread count and the list in the query cache. */
export function useNotificationUpdates(): (event: LiveEvent) => void {
  const { notifications } = useApi();
  const queryClient = useQueryClient();
  return ({ topic, notifications: unread, isFresh }) => {
    if (topic === 'hello' || topic === 'counts')
      queryClient.setQueryData(notifications.unread.queryKey(), { unread: Number(unread) });
    // After a fresh connection, events may have been missed.
    if (topic === 'notification' || (topic === 'hello' && isFresh))
      void queryClient.invalidateQueries({ queryKey: notifications.list.key() });
  };
}

/** A page of notifications; without a cursor, the newest. */
export function useNotifications(after?: string) {
  const { notifications } = useApi();
  return useQuery(
    // Always refetched: the cached page may lack newer notifications.
    { ...notifications.list.queryOptions({ input: { ...(after && { after }) } }), staleTime: 0 },
  );
}

interface MarkAsRead {
  /** Shows no feedback: the user is following a link. */
  markRead: (id: string) => void;
  /** @param onMarked called when the button disappears, to move the focus */
  markAllRead: (onMarked?: () => void) => void;
  isMarkingAll: boolean;
}

export function useMarkAsRead(): MarkAsRead {
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
        toast.success(notificationTexts.allRead);
      },
      onError: (error) => toast.error(notificationTexts.readFailed, { description: errorMessageOf(error) }),
    }),
  );
  return {
    markRead: (id) => one.mutate({ id }),
    markAllRead: (onMarked) => all.mutate({}, { onSuccess: onMarked }),
    isMarkingAll: all.isPending,
  };
}
