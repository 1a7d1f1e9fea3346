// Messages to the operator in the sidebar of the back office, with the number that wait for an answer.
import { useQuery } from '@tanstack/react-query';
import Inbox from 'lucide-react/icons/inbox';
import { paths } from '#shared/paths.ts';
import { type AdminSection, SECTION_ICON_SIZE } from '../../core/admin-section.ts';
import { useApi } from '../../core/api.ts';
import { useViewer } from '../../core/viewer.ts';
import { CountBadge } from '../../ui/feedback/count-badge.tsx';

export const contactAdminSection: AdminSection = {
  group: 'Innehåll',
  href: paths.adminContactMessages,
  label: 'Kontaktmeddelanden',
  icon: <Inbox size={SECTION_ICON_SIZE} />,
  badge: <PendingMessages />,
};

function PendingMessages() {
  const enabled = !useViewer()?.needsTwoStep;
  const { data } = useQuery({ ...useApi().contact.counts.queryOptions(), enabled });
  const count = data?.pending ?? 0;
  return <CountBadge count={count} label={`${count} väntar på svar`} />;
}
