// Page settings in the sidebar of the back office.
import Settings2 from 'lucide-react/icons/settings-2';
import { paths } from '#shared/paths.ts';
import { type AdminSection, SECTION_ICON_SIZE } from '../../core/admin-section.ts';

export const pageSettingsAdminSection: AdminSection = {
  group: 'System',
  href: paths.adminPageSettings,
  label: 'Sidinställningar',
  icon: <Settings2 size={SECTION_ICON_SIZE} />,
};
