// Search and filters of the back office's tournaments.
import type { TournamentTableAddress } from '#shared/features/tournaments/editing/address.ts';
import { statusLabels, typeLabels } from '#shared/features/tournaments/texts.ts';
import { paths } from '#shared/paths.ts';
import { fileHref } from '../../../core/file-href.ts';
import { newestFirst } from '../../../ui/table/newest-first.ts';
import { TableToolbar } from '../../../ui/table/table-toolbar.tsx';

export interface TournamentToolbarProps {
  address: TournamentTableAddress;
  onChange: (change: Record<string, string>) => void;
}

export function TournamentToolbar({ address, onChange }: TournamentToolbarProps) {
  const { search, type, status, featured, sort } = address;
  return (
    <TableToolbar
      label="Sök bland turneringar"
      placeholder="Namn, ort, arrangör eller id"
      action={paths.adminTournaments}
      fileHref={fileHref(paths.adminTournaments, address)}
      address={{ search, type, status, featured, sort }}
      onChange={onChange}
      filters={[
        {
          name: 'type',
          label: 'Typ',
          all: 'Alla typer',
          labels: typeLabels,
          className: 'basis-36 max-sm:flex-1',
        },
        {
          name: 'status',
          label: 'Status',
          all: 'Alla statusar',
          labels: statusLabels,
          className: 'basis-40 max-sm:flex-1',
        },
        {
          name: 'featured',
          label: 'Utvalda',
          all: 'Utvalda och andra',
          labels: { yes: 'Utvalda', no: 'Inte utvalda' },
          className: 'basis-52 max-sm:basis-full',
        },
        newestFirst,
      ]}
    />
  );
}
