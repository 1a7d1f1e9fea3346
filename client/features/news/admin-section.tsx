// The sidebar entry of the news management, with the number of articles that require review.
import { useQuery } from '@tanstack/react-query';
import Newspaper from 'lucide-react/icons/newspaper';
import { paths } from '#shared/paths.ts';
import { type AdminSection, SECTION_ICON_SIZE } from '../../core/admin-section.ts';
import { useApi } from '../../core/api.ts';
import { useViewer } from '../../core/viewer.ts';
import { CountBadge } from '../../ui/feedback/count-badge.tsx';

export const newsAdminSection: AdminSection = {
  group: 'Innehåll',
  href: paths.adminNews,
  label: 'Nyheter',
  icon: <Newspaper size={SECTION_ICON_SIZE} />,
  badge: <ArticlesToReview />,
};

function ArticlesToReview() {
  const enabled = !useViewer()?.needsTwoStep;
  const { data } = useQuery({ ...useApi().news.editingOverview.queryOptions(), enabled });
  const count = data?.toReview ?? 0;
  return <CountBadge count={count} label={`${count} kräver granskning`} />;
}
