// Statistics in the sidebar of the back office: the marketplace, and the whole site.
import ChartColumn from 'lucide-react/icons/chart-column';
import ChartLine from 'lucide-react/icons/chart-line';
import Store from 'lucide-react/icons/store';
import { paths } from '#shared/paths.ts';
import { type AdminSection, SECTION_ICON_SIZE } from '../../core/admin-section.ts';

export const marketplaceAdminSection: AdminSection = {
  group: 'Marknadsplats',
  href: paths.adminMarketplace,
  label: 'Marknadsplats',
  icon: <Store size={SECTION_ICON_SIZE} />,
};

export const marketplaceAnalyticsAdminSection: AdminSection = {
  group: 'Marknadsplats',
  href: paths.adminMarketplaceAnalytics,
  label: 'Marknadsstatistik',
  icon: <ChartColumn size={SECTION_ICON_SIZE} />,
};

export const analyticsAdminSection: AdminSection = {
  group: 'Huvudmeny',
  href: paths.adminAnalytics,
  label: 'Statistik',
  icon: <ChartLine size={SECTION_ICON_SIZE} />,
};
