// The bell: number of unread notifications, and a panel with the newest.
import BellIcon from 'lucide-react/icons/bell';
import { Popover as Primitive } from 'radix-ui';
import { useRef, useState } from 'react';
import { notificationTexts } from '#shared/features/notifications/texts.ts';
import { useCloseOnBack } from '../../core/close-on-back.ts';
import { CountBadge } from '../../ui/feedback/count-badge.tsx';
import { unreadTexts } from '../../ui/feedback/unread-texts.ts';
import { iconButtonStyle } from '../../ui/button/icon-button.tsx';
import { LazyPanel } from '../../ui/lazy/lazy-panel.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { contentId } from '../../ui/layout/skip-link.tsx';
import { useUnread } from './use-notifications.ts';

const loadPanel = async () => (await import('./notification-panel.tsx')).NotificationPanel;

export function BellButton() {
  const unread = useUnread();
  const [isOpen, setIsOpen] = useState(false);
  /** The address of the followed link, empty for one that is no notification; undefined until one is followed. */
  const leftTo = useRef<string>(undefined);
  useCloseOnBack(() => setIsOpen(false), isOpen);

  function leave(href = ''): void {
    leftTo.current = href;
    setIsOpen(false);
  }

  return (
    <Primitive.Root open={isOpen} onOpenChange={setIsOpen}>
      <span className="relative inline-flex">
        <Primitive.Trigger
          // The click loads it again, and shows a failure.
          onPointerEnter={() => void loadPanel().catch(() => undefined)}
          className={iconButtonStyle()}
        >
          <BellIcon size={22} />
          <span className="sr-only">{unread > 0 ? `Notiser, ${unreadTexts(unread)}` : 'Notiser'}</span>
          <span aria-hidden="true" className="pointer-events-none absolute -top-0.5 left-5.5">
            <CountBadge count={unread} label="" />
          </span>
        </Primitive.Trigger>
        {/* Not in a portal, which would be outside the page's landmarks. */}
        <Primitive.Content
          aria-label="Notiser"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            if (leftTo.current === undefined) return;
            const href = leftTo.current;
            leftTo.current = undefined;
            // Returning the focus to the bell would scroll away from the opened page.
            event.preventDefault();
            if (document.activeElement === document.body) focusTarget(href);
          }}
          className="z-50 flex max-h-[min(36rem,var(--radix-popover-content-available-height))] w-96 max-w-[calc(100vw-1rem)] animate-appear flex-col rounded-md border border-line bg-surface text-left text-base whitespace-normal text-ink shadow-overlay"
        >
          <LazyPanel
            load={loadPanel}
            props={{ onLeave: leave }}
            placeholder={<PanelSkeleton />}
            errorTitle={notificationTexts.listFailed}
            level={2}
          />
        </Primitive.Content>
      </span>
    </Primitive.Root>
  );
}

/** Focuses what the address names on the page that is open, or else its content. */
function focusTarget(href: string): void {
  const [path, id = ''] = href.split('#');
  if (path === location.pathname) document.getElementById(id)?.focus({ preventScroll: true });
  if (document.activeElement === document.body)
    document.getElementById(contentId)?.focus({ preventScroll: true });
}

function PanelSkeleton() {
  return (
    <Loading label="Laddar notiser" className="flex flex-col gap-3 p-4">
      <Skeleton className="h-6 w-32" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </Loading>
  );
}
