// Security events in the sidebar of the back office.
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { paths } from '#shared/paths.ts';
import { type AdminSection, SECTION_ICON_SIZE } from '../../core/admin-section.ts';

export const securityAdminSection: AdminSection = {
  group: 'System',
  href: paths.adminSecurity,
  label: 'Säkerhet',
  icon: <ShieldAlert size={SECTION_ICON_SIZE} />,
  mayOpen: (role) => role === 'superadmin',
};
