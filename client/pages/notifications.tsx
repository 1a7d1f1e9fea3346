// All notifications, newest first, in pages.
import { createLazyRoute } from '@tanstack/react-router';
import { useRef } from 'react';
import { notificationTexts } from '#shared/features/notifications/texts.ts';
import { paths } from '#shared/paths.ts';
import { isRefusal, errorMessageOf } from '../core/failure.ts';
import { useViewer } from '../core/viewer.ts';
import { NotificationRow } from '../features/notifications/notification-row.tsx';
import { useNotifications, useMarkAsRead } from '../features/notifications/use-notifications.ts';
import { unreadTexts } from '../ui/feedback/unread-texts.ts';
import { Anchor } from '../ui/button/anchor.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { EmptyState, FailedState } from '../ui/feedback/empty-state.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { SignInRequired } from './sign-in-required.tsx';

export const Route = createLazyRoute('/notifications')({ component: NotificationsPage });

function NotificationsPage() {
  const viewer = useViewer();
  const { after } = Route.useSearch();
  if (!viewer) {
    return (
      <SignInRequired title={notificationTexts.signIn}>
        Här ser du när något händer med dina annonser, favoriter och affärer.
      </SignInRequired>
    );
  }
  return <Notifications key={viewer.id} after={after} />;
}

function Notifications({ after }: { after: string | undefined }) {
  const { data } = useNotifications(after);
  const { markAllRead, isMarkingAll } = useMarkAsRead();
  const list = useRef<HTMLDivElement>(null);
  return (
    <Page width="reading">
      <PageHeading
        title="Notiser"
        actions={
          data !== undefined &&
          data.unread > 0 && (
            <Button busy={isMarkingAll} onClick={() => markAllRead(() => list.current?.focus())}>
              Markera alla som lästa
            </Button>
          )
        }
      >
        {data !== undefined && data.unread > 0 && `${unreadTexts(data.unread)}. `}
        <Anchor
          href={`${paths.profile}#notiser`}
          className="inline-flex min-h-11 items-center font-semibold text-pine underline"
        >
          Välj vad du får veta
        </Anchor>
      </PageHeading>
      <div ref={list} tabIndex={-1} className="outline-none">
        <List after={after} />
      </div>
    </Page>
  );
}

function List({ after }: { after: string | undefined }) {
  const { data, error, isFetching, refetch } = useNotifications(after);
  const { markRead } = useMarkAsRead();
  if (after && isRefusal(error, 'UNPROCESSABLE_CONTENT')) {
    return (
      <EmptyState
        title="Sidan finns inte"
        action={<ButtonLink href={paths.notifications}>Till de nyaste</ButtonLink>}
      />
    );
  }
  if (!data) {
    return error ? (
      <FailedState
        title={notificationTexts.listFailed}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {errorMessageOf(error)}
      </FailedState>
    ) : (
      <Loading label="Laddar notiser" className="flex flex-col gap-2">
        {['a', 'b', 'c', 'd', 'e'].map((place) => (
          <Skeleton key={place} className="h-20 rounded-sm" />
        ))}
      </Loading>
    );
  }
  if (data.notifications.length === 0) {
    return (
      <EmptyState
        title={after ? 'Inga äldre notiser' : 'Inga notiser än'}
        action={
          after ? (
            <ButtonLink href={paths.notifications}>Till de nyaste</ButtonLink>
          ) : (
            <ButtonLink href={paths.marketplace}>Till marknadsplatsen</ButtonLink>
          )
        }
      >
        Här ser du när något händer med dina annonser, favoriter och affärer.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="flex flex-col gap-1">
        {data.notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationRow
              notification={notification}
              onFollow={() => {
                if (!notification.isRead) markRead(notification.id);
              }}
            />
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {after && <ButtonLink href={paths.notifications}>Till de nyaste</ButtonLink>}
        {data.next && (
          <ButtonLink href={`${paths.notifications}?after=${encodeURIComponent(data.next)}`}>
            Äldre notiser
          </ButtonLink>
        )}
      </div>
    </>
  );
}
