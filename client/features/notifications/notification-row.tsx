// A notification: text, time and link.
import AtSign from 'lucide-react/icons/at-sign';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Handshake from 'lucide-react/icons/handshake';
import Heart from 'lucide-react/icons/heart';
import Inbox from 'lucide-react/icons/inbox';
import Info from 'lucide-react/icons/info';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Medal from 'lucide-react/icons/medal';
import Newspaper from 'lucide-react/icons/newspaper';
import Radio from 'lucide-react/icons/radio';
import Reply from 'lucide-react/icons/reply';
import Search from 'lucide-react/icons/search';
import Trophy from 'lucide-react/icons/trophy';
import type { ReactNode } from 'react';
import type { ListedNotification } from '#shared/features/notifications/contract.ts';
import type { NotificationKind } from '#shared/features/notifications/kinds.ts';
import { minutesAgo } from '#shared/format.ts';
import { useNow } from '../../core/now.tsx';
import { Anchor } from '../../ui/button/anchor.tsx';
import { classNames } from '../../ui/class-names.ts';

const icons: Record<NotificationKind, ReactNode> = {
  messages: <MessageCircle size={20} />,
  ads: <BadgeCheck size={20} />,
  forum: <MessagesSquare size={20} />,
  followed: <MessagesSquare size={20} />,
  matchStarts: <Radio size={20} />,
  finalScores: <Trophy size={20} />,
  teamNews: <Newspaper size={20} />,
  tournaments: <Medal size={20} />,
  replies: <Reply size={20} />,
  mentions: <AtSign size={20} />,
  likes: <Heart size={20} />,
  favorites: <Heart size={20} />,
  searches: <Search size={20} />,
  deals: <Handshake size={20} />,
  contact: <Inbox size={20} />,
  admin: <Info size={20} />,
};

export interface NotificationRowProps {
  notification: ListedNotification;
  onFollow: () => void;
}

export function NotificationRow({ notification, onFollow }: NotificationRowProps) {
  const { kind, title, text, href, happenedAt, isRead } = notification;
  const now = useNow();
  return (
    <Anchor
      href={href}
      onClick={onFollow}
      className={classNames(
        'flex min-h-11 gap-3 rounded-sm px-3 py-3 text-ink no-underline hover:bg-sunken',
        !isRead && 'bg-pine-soft',
      )}
    >
      <span className={classNames('mt-0.5 shrink-0', isRead ? 'text-muted' : 'text-pine')}>
        {icons[kind]}
      </span>
      <span className="min-w-0 flex-1">
        <span className={classNames('block', isRead ? 'font-semibold' : 'font-display font-bold')}>
          {!isRead && <span className="sr-only">Oläst: </span>}
          {title}
        </span>
        <span className="block wrap-anywhere">{text}</span>
        <time dateTime={happenedAt} className="mt-0.5 block text-sm text-muted">
          {minutesAgo(happenedAt, new Date(now))}
        </time>
      </span>
      {!isRead && <span aria-hidden="true" className="mt-1.5 size-2.5 shrink-0 rounded-full bg-pine" />}
    </Anchor>
  );
}
