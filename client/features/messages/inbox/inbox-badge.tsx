// The number of unread messages, on the links to the inbox.
import { CountBadge } from '../../../ui/feedback/count-badge.tsx';
import { unreadTexts } from '../../../ui/feedback/unread-texts.ts';
import { useUnreadMessages } from './use-unread.ts';

export function InboxBadge() {
  const unread = useUnreadMessages();
  return <CountBadge count={unread} label={unreadTexts(unread)} />;
}
