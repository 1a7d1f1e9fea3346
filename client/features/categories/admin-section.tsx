// Categories in the sidebar of the back office.
import Tags from 'lucide-react/icons/tags';
import { paths } from '#shared/paths.ts';
import { type AdminSection, SECTION_ICON_SIZE } from '../../core/admin-section.ts';

export const categoriesAdminSection: AdminSection = {
  group: 'Marknadsplats',
  href: paths.adminCategories,
  label: 'Kategorier',
  icon: <Tags size={SECTION_ICON_SIZE} />,
};
