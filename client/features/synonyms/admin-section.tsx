// Synonyms and searches without hits in the sidebar of the back office.
import SearchCheck from 'lucide-react/icons/search-check';
import { paths } from '#shared/paths.ts';
import { type AdminSection, SECTION_ICON_SIZE } from '../../core/admin-section.ts';

export const synonymsAdminSection: AdminSection = {
  group: 'Marknadsplats',
  href: paths.adminSynonyms,
  label: 'Sökord',
  icon: <SearchCheck size={SECTION_ICON_SIZE} />,
};
