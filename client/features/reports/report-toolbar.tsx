// What narrows the table of reports.
import type { ReportsAddress } from '#shared/features/reports/address.ts';
import { kindLabels, priorityLabels, statusLabels } from '#shared/features/reports/words.ts';
import { paths } from '#shared/paths.ts';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { SearchBox } from '../../ui/search-box.tsx';

export interface ReportToolbarProps {
  address: ReportsAddress;
  onChange: (change: Record<string, string>) => void;
}

const statuses = { ...statusLabels, appealed: 'Överklagade' };

export function ReportToolbar({ address, onChange }: ReportToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchBox
        label="Sök bland anmälningar"
        placeholder="Namn, e-post, text eller nummer"
        value={address.search ?? ''}
        onSearch={(search) => onChange({ search })}
        action={paths.adminReports}
        className="min-w-0 flex-1 basis-60"
      />
      <FilterSelect
        label="Status"
        hideLabel
        all="Alla statusar"
        labels={statuses}
        value={address.status ?? ''}
        onChange={(status) => onChange({ status })}
        className="basis-40 max-sm:basis-full"
      />
      <FilterSelect
        label="Prioritet"
        hideLabel
        all="Alla prioriteter"
        labels={priorityLabels}
        value={address.priority ?? ''}
        onChange={(priority) => onChange({ priority })}
        className="basis-40 max-sm:flex-1"
      />
      <FilterSelect
        label="Sort"
        hideLabel
        all="Alla sorter"
        labels={kindLabels}
        value={address.kind ?? ''}
        onChange={(kind) => onChange({ kind })}
        className="basis-40 max-sm:flex-1"
      />
    </div>
  );
}
