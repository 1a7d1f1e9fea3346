// Queries of notifications, and marking them as read.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationWords } from '#shared/features/notifications/words.ts';
import { useApi } from '../../core/api.ts';
import { sentenceOf } from '../../core/failure.ts';
import { useLive } from '../../core/live/live.ts';
import { toast } from '../../ui/toast.ts';

/** Number of unread notifications; 0 until known. Fetched once, then updated by live events. */
export function useUnread(): number {
  const api = useApi();
  const queryClient = useQueryClient();
  const question = api.notifications.unread.queryOptions();
  useLive('counts', ({ notifications }) =>
    queryClient.setQueryData(question.queryKey, { unread: Number(notifications) }),
  );
  // Refetches visible lists now, and others when they are next shown.
  useLive('notification', () => {
    void queryClient.invalidateQueries({ queryKey: api.notifications.list.key() });
  });
  return useQuery(question).data?.unread ?? 0;
}

/** A page of notifications; without a cursor, the newest. */
export function useNotifications(after?: string) {
  const { notifications } = useApi();
  return useQuery(
    // Never from the cache: newer notifications may have come.
    { ...notifications.list.queryOptions({ input: { ...(after && { after }) } }), staleTime: 0 },
  );
}

interface Reading {
  /** Silent: the user is following a link. */
  read: (id: string) => void;
  /**
   * @param onRead called when the button is gone, to move the focus
   */
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
