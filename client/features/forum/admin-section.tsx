// The sidebar entry of the forum's moderation, with the number of items that wait for a decision.
import { useQuery } from '@tanstack/react-query';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { paths } from '#shared/paths.ts';
import { type AdminSection, SECTION_ICON_SIZE } from '../../core/admin-section.ts';
import { useApi } from '../../core/api.ts';
import { useViewer } from '../../core/viewer.ts';
import { CountBadge } from '../../ui/feedback/count-badge.tsx';

export const forumAdminSection: AdminSection = {
  group: 'Innehåll',
  href: paths.adminForumPosts,
  label: 'Foruminlägg',
  icon: <MessagesSquare size={SECTION_ICON_SIZE} />,
  badge: <PendingPosts />,
};

function PendingPosts() {
  const enabled = !useViewer()?.needsTwoStep;
  const { data } = useQuery({ ...useApi().forum.counts.queryOptions(), enabled });
  const count = data?.pending ?? 0;
  return <CountBadge count={count} label={`${count} väntar på granskning`} />;
}
