// The sidebar entry of messages, with the number of unread ones.
import MessagesSquare from 'lucide-react/icons/messages-square';
import { paths } from '#shared/paths.ts';
import { type AdminSection, SECTION_ICON_SIZE } from '../../core/admin-section.ts';
import { CountBadge } from '../../ui/feedback/count-badge.tsx';
import { unreadTexts } from '../../ui/feedback/unread-texts.ts';
import { useUnreadMessages } from './inbox/use-unread.ts';

export const messagesAdminSection: AdminSection = {
  group: 'Huvudmeny',
  href: paths.adminMessages,
  label: 'Meddelanden',
  icon: <MessagesSquare size={SECTION_ICON_SIZE} />,
  badge: <UnreadMessages />,
};

function UnreadMessages() {
  const unread = useUnreadMessages();
  return <CountBadge count={unread} label={unreadTexts(unread)} />;
}
