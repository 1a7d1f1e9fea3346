// Filters of the report table.
import type { ReportsAddress } from '#shared/features/reports/address.ts';
import { kindLabels, priorityLabels, statusLabels } from '#shared/features/reports/texts.ts';
import { paths } from '#shared/paths.ts';
import { fileHref } from '../../../core/file-href.ts';
import { TableToolbar } from '../../../ui/table/table-toolbar.tsx';

export interface ReportToolbarProps {
  address: ReportsAddress;
  onChange: (change: Record<string, string>) => void;
}

const statuses = { ...statusLabels, appealed: 'Överklagade' };

export function ReportToolbar(props: ReportToolbarProps) {
  return (
    <TableToolbar
      {...props}
      label="Sök bland anmälningar"
      placeholder="Namn, e-post, text eller nummer"
      action={paths.adminReports}
      fileHref={fileHref(paths.adminReports, props.address)}
      filters={[
        {
          name: 'status',
          label: 'Status',
          all: 'Alla statusar',
          labels: statuses,
          className: 'basis-40 max-sm:basis-full',
        },
        {
          name: 'priority',
          label: 'Prioritet',
          all: 'Alla prioriteter',
          labels: priorityLabels,
          className: 'basis-44 max-sm:flex-1',
        },
        {
          name: 'kind',
          label: 'Sort',
          all: 'Alla sorter',
          labels: kindLabels,
          className: 'basis-40 max-sm:flex-1',
        },
        {
          name: 'sort',
          label: 'Ordning',
          all: 'Öppna först',
          labels: { newest: 'Nyast först', oldest: 'Äldst först' },
          className: 'basis-40 max-sm:basis-full',
        },
      ]}
    />
  );
}
