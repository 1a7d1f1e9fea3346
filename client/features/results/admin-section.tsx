// Results in the sidebar of the back office.
import Trophy from 'lucide-react/icons/trophy';
import { paths } from '#shared/paths.ts';
import { type AdminSection, SECTION_ICON_SIZE } from '../../core/admin-section.ts';

export const resultsAdminSection: AdminSection = {
  group: 'Innehåll',
  href: paths.adminResults,
  label: 'Basketresultat',
  subpages: [{ href: paths.adminResultNames, label: 'Ligor och lag' }],
  icon: <Trophy size={SECTION_ICON_SIZE} />,
};
