// Site settings in the sidebar of the back office.
import Settings from 'lucide-react/icons/settings';
import { paths } from '#shared/paths.ts';
import { type AdminSection, SECTION_ICON_SIZE } from '../../core/admin-section.ts';

export const siteSettingsAdminSection: AdminSection = {
  group: 'System',
  href: paths.adminSettings,
  label: 'Inställningar',
  icon: <Settings size={SECTION_ICON_SIZE} />,
  mayOpen: (role) => role === 'superadmin',
};
