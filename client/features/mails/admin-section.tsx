// Outgoing mail in the sidebar of the back office.
import Mail from 'lucide-react/icons/mail';
import { paths } from '#shared/paths.ts';
import { type AdminSection, SECTION_ICON_SIZE } from '../../core/admin-section.ts';

export const mailsAdminSection: AdminSection = {
  group: 'System',
  href: paths.adminMail,
  label: 'E-post',
  icon: <Mail size={SECTION_ICON_SIZE} />,
  mayOpen: (role) => role === 'superadmin',
};
