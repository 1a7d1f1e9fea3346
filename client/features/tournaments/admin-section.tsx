// Tournaments in the sidebar of the back office.
import Medal from 'lucide-react/icons/medal';
import { paths } from '#shared/paths.ts';
import { type AdminSection, SECTION_ICON_SIZE } from '../../core/admin-section.ts';

export const tournamentsAdminSection: AdminSection = {
  group: 'Innehåll',
  href: paths.adminTournaments,
  label: 'Turneringar',
  icon: <Medal size={SECTION_ICON_SIZE} />,
};
