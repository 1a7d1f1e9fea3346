// Menu of actions on a report. Source: spec 2 §4 Report, the menus.
import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import SearchCheck from 'lucide-react/icons/search-check';
import SignalHigh from 'lucide-react/icons/signal-high';
import X from 'lucide-react/icons/x';
import type { ReportRow } from '#shared/features/reports/staff-contract.ts';
import { PRIORITIES } from '#shared/features/reports/rules.ts';
import { priorityLabels } from '#shared/features/reports/texts.ts';
import { shortId } from '#shared/format.ts';
import { MenuButton, type MenuItem } from '../../../ui/button/menu-button.tsx';
import type { ReportActions } from './report-actions.ts';

export interface ReportMenuProps {
  report: ReportRow;
  actions: ReportActions;
  onOpen: (id: string) => void;
}

export function ReportMenu({ report, actions, onOpen }: ReportMenuProps) {
  return (
    <MenuButton
      label={`Åtgärder för anmälan ${shortId(report.id)}`}
      items={[
        { label: 'Visa', icon: <Eye size={18} />, onSelect: () => onOpen(report.id) },
        ...itemsFor(report, actions),
      ]}
    />
  );
}

function itemsFor(report: ReportRow, actions: ReportActions): MenuItem[] {
  const { can, priority } = report;
  const others = can.prioritize ? PRIORITIES.filter((each) => each !== priority) : [];
  return [
    ...(can.investigate
      ? [
          {
            label: 'Starta utredning',
            icon: <SearchCheck size={18} />,
            startsGroup: true,
            onSelect: () => void actions.investigate(report),
          },
        ]
      : []),
    ...(can.resolve
      ? [
          {
            label: 'Markera som löst …',
            icon: <Check size={18} />,
            onSelect: () => actions.close(report, 'resolved'),
          },
        ]
      : []),
    ...(can.dismiss
      ? [{ label: 'Avfärda …', icon: <X size={18} />, onSelect: () => actions.close(report, 'dismissed') }]
      : []),
    ...others.map((each, place) => ({
      label: `Prioritet: ${priorityLabels[each].toLowerCase()}`,
      icon: <SignalHigh size={18} />,
      startsGroup: place === 0,
      onSelect: () => void actions.setPriority(report, each),
    })),
  ];
}
