// The link to the inbox in the top bar, with the number of unread messages. On phones it is in the bottom bar.
import { useLocation } from '@tanstack/react-router';
import Inbox from 'lucide-react/icons/inbox';
import { paths } from '#shared/paths.ts';
import { useUnreadMessages } from '../../features/messages/inbox/use-unread.ts';
import { Anchor } from '../../ui/button/anchor.tsx';
import { CountBadge } from '../../ui/feedback/count-badge.tsx';
import { unreadTexts } from '../../ui/feedback/unread-texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { iconButtonStyle } from '../../ui/button/icon-button.tsx';

export function InboxLink() {
  const unread = useUnreadMessages();
  const isCurrent = useLocation({ select: ({ pathname }) => pathname === paths.messages });
  return (
    <Anchor
      href={paths.messages}
      title="Inkorg"
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(iconButtonStyle(), 'relative max-md:hidden', isCurrent && 'bg-sunken')}
    >
      <Inbox size={22} />
      <span className="sr-only">{unread > 0 ? `Inkorg, ${unreadTexts(unread)}` : 'Inkorg'}</span>
      <span aria-hidden="true" className="pointer-events-none absolute top-0.5 right-0 inline-flex">
        <CountBadge count={unread} label="" />
      </span>
    </Anchor>
  );
}
