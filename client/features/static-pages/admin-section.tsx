// The texts of static pages in the sidebar of the back office.
import FileText from 'lucide-react/icons/file-text';
import { paths } from '#shared/paths.ts';
import { type AdminSection, SECTION_ICON_SIZE } from '../../core/admin-section.ts';

export const staticPagesAdminSection: AdminSection = {
  group: 'System',
  href: paths.adminStaticPages,
  label: 'Sidornas texter',
  icon: <FileText size={SECTION_ICON_SIZE} />,
  mayOpen: (role) => role === 'superadmin',
};
