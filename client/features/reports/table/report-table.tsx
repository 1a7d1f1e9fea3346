// The back office's table of reports; on phones each row is a card. Source: spec 2 §2 Reports.
import type { ReportRow } from '#shared/features/reports/staff-contract.ts';
import { categoryShort, kindLabels, titleOfReport } from '#shared/features/reports/texts.ts';
import { minutesAgo, shortId } from '#shared/format.ts';
import { useNow } from '../../../core/now.tsx';
import { selectionColumn } from '../../../ui/table/selection-column.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { useSelection } from '../../../ui/table/use-selection.ts';
import { PriorityBadge, StatusBadges } from '../report-badges.tsx';
import type { ReportActions } from './report-actions.ts';
import { ownerGone, reporterMissing } from '../decisions/report-facts.tsx';
import { ReportMenu } from './report-menu.tsx';
import { isSelectable, ReportSelection } from './report-selection.tsx';
import { reportButtonId } from './report-shortcuts.tsx';

export interface ReportTableProps {
  reports: ReportRow[];
  actions: ReportActions;
  onOpen: (id: string) => void;
}

export function ReportTable({ reports, actions, onOpen }: ReportTableProps) {
  const now = new Date(useNow());
  const selection = useSelection(reports);
  const tick = selectionColumn<ReportRow>(
    selection,
    (report) => `${titleOfReport(report)}, ${shortId(report.id)}`,
  );
  const selected = { ...tick, cell: (report: ReportRow) => isSelectable(report) && tick.cell(report) };
  return (
    <div className="flex flex-col gap-4 text-sm">
      <ReportSelection reports={reports} selection={selection} />
      <Table
        isDense
        caption="Anmälningar"
        columns={[selected, ...columnsOf({ actions, onOpen, now })]}
        rows={reports}
        rowKey={({ id }) => id}
      />
    </div>
  );
}

function columnsOf({
  actions,
  onOpen,
  now,
}: Pick<ReportTableProps, 'actions' | 'onOpen'> & { now: Date }): Column<ReportRow>[] {
  return [
    {
      key: 'what',
      label: 'Gäller',
      role: 'heading',
      cell: (report) => (
        <button
          type="button"
          id={reportButtonId(report.id)}
          onClick={() => onOpen(report.id)}
          className="inline-flex min-h-11 max-w-80 flex-col items-start justify-center rounded-sm text-left hover:underline"
        >
          <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{titleOfReport(report)}</span>
          <span className="text-muted">
            {kindLabels[report.kind]} · {shortId(report.id)}
            {report.others.length > 0 && ` · ${report.others.length + 1} anmälningar`}
          </span>
        </button>
      ),
    },
    {
      key: 'priority',
      label: 'Prioritet',
      cell: ({ priority }) => <PriorityBadge priority={priority} />,
    },
    { key: 'status', label: 'Status', cell: (report) => <StatusBadges report={report} /> },
    { key: 'category', label: 'Varför', cell: describeCategories },
    {
      key: 'owner',
      label: 'Skrivet av',
      cell: ({ owner, title }) => <Name>{owner?.name ?? ownerGone(title)}</Name>,
    },
    {
      key: 'reporter',
      label: 'Anmäld av',
      cell: ({ origin, reporter, others }) => (
        <Name>{`${reporter?.name ?? reporterMissing(origin)}${others.length > 0 ? ` och ${others.length} till` : ''}`}</Name>
      ),
    },
    { key: 'assignee', label: 'Utreds av', cell: ({ assignee }) => <Name>{assignee ?? '–'}</Name> },
    {
      key: 'created',
      label: 'Inskickad',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap">
          {minutesAgo(createdAt, now)}
        </time>
      ),
    },
    {
      key: 'menu',
      label: 'Åtgärder',
      role: 'actions',
      cell: (report) => <ReportMenu report={report} actions={actions} onOpen={onOpen} />,
    },
  ];
}

/** The categories of all reports on the content, each once. */
function describeCategories({ origin, category, others }: ReportRow): string {
  if (origin === 'moderation') return '–';
  const all = [category, ...others.map((other) => other.category)];
  return [...new Set(all)].map((each) => categoryShort[each]).join(', ');
}

function Name({ children }: { children: string }) {
  // Breaks long words, but keeps a minimum width next to a wide cell.
  return <span className="inline-block min-w-24 [overflow-wrap:anywhere]">{children}</span>;
}
