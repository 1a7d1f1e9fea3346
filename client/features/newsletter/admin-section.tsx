// The sidebar entry of the newsletter.
import MailPlus from 'lucide-react/icons/mail-plus';
import { paths } from '#shared/paths.ts';
import { type AdminSection, SECTION_ICON_SIZE } from '../../core/admin-section.ts';

export const newsletterAdminSection: AdminSection = {
  group: 'Innehåll',
  href: paths.adminNewsletter,
  label: 'Nyhetsbrev',
  icon: <MailPlus size={SECTION_ICON_SIZE} />,
};
