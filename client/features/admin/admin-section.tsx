// The dashboard in the sidebar of the back office.
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import { paths } from '#shared/paths.ts';
import { type AdminSection, SECTION_ICON_SIZE } from '../../core/admin-section.ts';

export const overviewAdminSection: AdminSection = {
  group: 'Huvudmeny',
  href: paths.admin,
  label: 'Översikt',
  icon: <LayoutDashboard size={SECTION_ICON_SIZE} />,
};
