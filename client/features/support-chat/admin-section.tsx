// The support chat in the sidebar of the back office.
import Bot from 'lucide-react/icons/bot';
import { paths } from '#shared/paths.ts';
import { type AdminSection, SECTION_ICON_SIZE } from '../../core/admin-section.ts';

export const supportChatAdminSection: AdminSection = {
  group: 'Innehåll',
  href: paths.adminSupportChat,
  label: 'Supportchatt',
  icon: <Bot size={SECTION_ICON_SIZE} />,
};
