// Reports in the sidebar of the back office, with the number of pending ones, and the yearly figures.
import { useQuery } from '@tanstack/react-query';
import CalendarRange from 'lucide-react/icons/calendar-range';
import Flag from 'lucide-react/icons/flag';
import { figureTexts } from '#shared/features/reports/figures.ts';
import { paths } from '#shared/paths.ts';
import { type AdminSection, SECTION_ICON_SIZE } from '../../core/admin-section.ts';
import { useApi } from '../../core/api.ts';
import { useViewer } from '../../core/viewer.ts';
import { CountBadge } from '../../ui/feedback/count-badge.tsx';

export const reportsAdminSection: AdminSection = {
  group: 'Marknadsplats',
  href: paths.adminReports,
  label: 'Anmälningar',
  keywords: 'rapporter',
  icon: <Flag size={SECTION_ICON_SIZE} />,
  badge: <WaitingReports />,
};

export const yearlyFiguresAdminSection: AdminSection = {
  group: 'System',
  href: paths.adminYearlyFigures,
  label: figureTexts.title,
  icon: <CalendarRange size={SECTION_ICON_SIZE} />,
};

function WaitingReports() {
  const enabled = !useViewer()?.needsTwoStep;
  const { data } = useQuery({ ...useApi().reports.counts.queryOptions(), enabled });
  // Rows of the list whose status is "Väntar", and undecided appeals.
  const count = data ? data.pending + data.appeals : 0;
  return <CountBadge count={count} label={`${count} väntar`} />;
}
