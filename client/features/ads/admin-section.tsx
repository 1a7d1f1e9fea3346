// The sidebar entry of ad moderation, with the number of pending ads.
import { useQuery } from '@tanstack/react-query';
import Store from 'lucide-react/icons/store';
import { paths } from '#shared/paths.ts';
import { type AdminSection, SECTION_ICON_SIZE } from '../../core/admin-section.ts';
import { useApi } from '../../core/api.ts';
import { useViewer } from '../../core/viewer.ts';
import { CountBadge } from '../../ui/feedback/count-badge.tsx';

export const adsAdminSection: AdminSection = {
  group: 'Marknadsplats',
  href: paths.adminAds,
  label: 'Annonser',
  subpages: [{ href: paths.adminNewAd, label: 'Skapa annons' }],
  icon: <Store size={SECTION_ICON_SIZE} />,
  badge: <PendingAds />,
};

function PendingAds() {
  const enabled = !useViewer()?.needsTwoStep;
  const { data } = useQuery({ ...useApi().ads.counts.queryOptions(), enabled });
  const count = data?.pending ?? 0;
  return <CountBadge count={count} label={`${count} väntar på granskning`} />;
}
