// Search, filters and order of the back office's results.
import { useQuery } from '@tanstack/react-query';
import type { ResultsAddress } from '#shared/features/results/editing/address.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../../core/api.ts';
import { fileHref } from '../../../core/file-href.ts';
import { newestFirst } from '../../../ui/table/newest-first.ts';
import { TableToolbar } from '../../../ui/table/table-toolbar.tsx';

export interface ResultToolbarProps {
  address: ResultsAddress;
  onChange: (change: Record<string, string>) => void;
}

export function ResultToolbar(props: ResultToolbarProps) {
  const { data } = useQuery(useApi().results.listLeaguesForEditing.queryOptions());
  const leagues = Object.fromEntries((data?.leagues ?? []).map(({ slug, name }) => [slug, name]));
  return (
    <TableToolbar
      {...props}
      label="Sök bland resultat"
      placeholder="Lag, liga eller arena"
      action={paths.adminResults}
      fileHref={fileHref(paths.adminResults, props.address)}
      filters={[
        {
          name: 'league',
          label: 'Liga',
          all: 'Alla ligor',
          labels: leagues,
          className: 'basis-48 max-sm:basis-full',
        },
        newestFirst,
      ]}
    />
  );
}
