// News sources in the sidebar of the back office.
import Rss from 'lucide-react/icons/rss';
import { paths } from '#shared/paths.ts';
import { type AdminSection, SECTION_ICON_SIZE } from '../../core/admin-section.ts';

export const newsSourcesAdminSection: AdminSection = {
  group: 'Innehåll',
  href: paths.adminNewsSources,
  label: 'Nyhetskällor',
  icon: <Rss size={SECTION_ICON_SIZE} />,
};
