// The bell's panel: the newest notifications; loaded on demand.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { notificationTexts } from '#shared/features/notifications/texts.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { RetryButton } from '../../ui/button/retry-button.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { NotificationRow } from './notification-row.tsx';
import { useNotifications, useMarkAsRead } from './use-notifications.ts';

const SHOWN = 8;

export interface NotificationPanelProps {
  /** Called when a link in it is followed, with the address of a notification. */
  onLeave: (href?: string) => void;
}

export function NotificationPanel({ onLeave }: NotificationPanelProps) {
  const { data, error, isFetching, refetch } = useNotifications();
  const { markRead, markAllRead, isMarkingAll } = useMarkAsRead();
  const heading = useRef<HTMLHeadingElement>(null);
  useCount(data?.unread);
  return (
    <>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b border-line px-3 py-1">
        <h2 ref={heading} tabIndex={-1} className="text-base outline-none">
          Notiser
        </h2>
        {data !== undefined && data.unread > 0 && (
          <Button
            variant="ghost"
            busy={isMarkingAll}
            onClick={() => markAllRead(() => heading.current?.focus())}
          >
            Markera alla som lästa
          </Button>
        )}
      </div>
      <div className="min-h-24 flex-1 overflow-y-auto p-1">
        {!data && !error && (
          <Loading label="Laddar notiser" className="flex flex-col gap-3 p-3">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </Loading>
        )}
        {!data && error && (
          <div role="alert" className="p-4 text-center">
            <p className="mb-3">
              {notificationTexts.listFailed}. {errorMessageOf(error)}
            </p>
            <RetryButton isRetrying={isFetching} onRetry={() => void refetch()} />
          </div>
        )}
        {data?.notifications.length === 0 && (
          <p className="px-4 py-8 text-center text-muted">
            Inga notiser än. Här ser du när något händer med dina annonser, favoriter och affärer.
          </p>
        )}
        <ul className="flex flex-col gap-0.5">
          {data?.notifications.slice(0, SHOWN).map((notification) => (
            <li key={notification.id}>
              <NotificationRow
                notification={notification}
                onFollow={() => {
                  if (!notification.isRead) markRead(notification.id);
                  onLeave(notification.href);
                }}
              />
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap justify-between gap-1 border-t border-line p-1">
        <ButtonLink href={paths.notifications} variant="ghost" onClick={() => onLeave()}>
          Visa alla notiser
        </ButtonLink>
        <ButtonLink href={`${paths.profile}#notiser`} variant="ghost" onClick={() => onLeave()}>
          Inställningar
        </ButtonLink>
      </div>
    </>
  );
}

/** Sets the bell's count to the list's unread count. */
function useCount(unread: number | undefined): void {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (unread !== undefined) queryClient.setQueryData(api.notifications.unread.queryKey(), { unread });
  }, [unread, queryClient, api]);
}
