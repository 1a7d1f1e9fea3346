// What the browser knows of one's news, and marking it as read.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationWords } from '#shared/features/notifications/words.ts';
import { useApi } from '../../core/api.ts';
import { sentenceOf } from '../../core/failure.ts';
import { useLive } from '../../core/live/live.ts';
import { toast } from '../../ui/toast.ts';

/** How much one has not read; 0 until it is known. Asked once, and then heard on the line. */
export function useUnread(): number {
  const api = useApi();
  const queryClient = useQueryClient();
  const question = api.notifications.unread.queryOptions();
  useLive('counts', ({ notifications }) =>
    queryClient.setQueryData(question.queryKey, { unread: Number(notifications) }),
  );
  // Lists that are on screen are asked for again, and the others when they are next shown.
  useLive('notification', () => {
    void queryClient.invalidateQueries({ queryKey: api.notifications.list.key() });
  });
  return useQuery(question).data?.unread ?? 0;
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
