// Associations in the sidebar of the back office.
import Users from 'lucide-react/icons/users';
import { paths } from '#shared/paths.ts';
import { type AdminSection, SECTION_ICON_SIZE } from '../../core/admin-section.ts';

export const associationsAdminSection: AdminSection = {
  group: 'Innehåll',
  href: paths.adminAssociations,
  label: 'Föreningar',
  icon: <Users size={SECTION_ICON_SIZE} />,
};
