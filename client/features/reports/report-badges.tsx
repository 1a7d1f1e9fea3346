// Badges for the priority and the status of a report.
import type { ReportRow } from '#shared/features/reports/staff-contract.ts';
import type { Priority, ReportStatus } from '#shared/features/reports/rules.ts';
import { decisionLabels, priorityLabels, statusLabels } from '#shared/features/reports/texts.ts';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';

const statusTones: Record<ReportStatus, BadgeTone> = {
  pending: 'warning',
  investigating: 'pine',
  resolved: 'success',
  dismissed: 'neutral',
};
const priorityTones: Record<Priority, BadgeTone> = { high: 'danger', medium: 'warning', low: 'neutral' };

export function PriorityBadge({ priority }: { priority: Priority }) {
  return <Badge tone={priorityTones[priority]}>{priorityLabels[priority]}</Badge>;
}

export function StatusBadges({
  report: { status, decision, appeal },
}: {
  report: Pick<ReportRow, 'status' | 'decision' | 'appeal'>;
}) {
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-1 @min-[60rem]:justify-start">
      <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
      {decision && decision !== 'none' && <Badge>{decisionLabels[decision]}</Badge>}
      {appeal && appeal.outcome === null && <Badge tone="ink">Överklagad</Badge>}
      {appeal?.outcome === 'overturned' && <Badge>Ändrat</Badge>}
    </span>
  );
}
