// What an import would do: how many rows are new, changed and rejected, and which.
import type { ImportPreview as Preview, ImportRow } from '#shared/features/results/import/contract.ts';
import { formatMinute } from '#shared/format.ts';
import { Badge, type BadgeTone } from '../../../ui/feedback/badge.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';

const kinds: Record<ImportRow['kind'], { label: string; tone: BadgeTone }> = {
  new: { label: 'Ny', tone: 'success' },
  changed: { label: 'Ändras', tone: 'warning' },
  same: { label: 'Oförändrad', tone: 'neutral' },
  rejected: { label: 'Avvisad', tone: 'danger' },
};

const columns: Column<ImportRow>[] = [
  {
    key: 'match',
    label: 'Match',
    role: 'heading',
    cell: ({ home, away, line }) => (
      <span className="block text-left [overflow-wrap:anywhere]">
        <span className="font-semibold">{`${home || '–'} – ${away || '–'}`}</span>
        <span className="block text-sm text-muted">Rad {line}</span>
      </span>
    ),
  },
  {
    key: 'kind',
    label: 'Vad som händer',
    cell: ({ kind, note }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        <Badge tone={kinds[kind].tone}>{kinds[kind].label}</Badge>
        {note}
      </span>
    ),
  },
  {
    key: 'result',
    label: 'Resultat',
    align: 'right',
    cell: ({ homeScore, awayScore }) => (homeScore === null ? '–' : `${homeScore}–${awayScore}`),
  },
  { key: 'date', label: 'Datum', cell: ({ gameDate }) => (gameDate ? formatMinute(gameDate) : '–') },
  { key: 'league', label: 'Liga', cell: ({ league }) => league || '–' },
];

export function ImportPreview({ preview }: { preview: Preview }) {
  const { counts, newTeams, newLeagues } = preview;
  const total = counts.new + counts.changed + counts.same + counts.rejected;
  // Rows that need attention are shown first.
  const order: ImportRow['kind'][] = ['rejected', 'changed', 'new', 'same'];
  const rows = order.flatMap((kind) => preview.rows.filter((row) => row.kind === kind));
  return (
    <>
      <p className="font-semibold">
        {counts.new} nya, {counts.changed} ändras, {counts.same} oförändrade, {counts.rejected} avvisade
      </p>
      {counts.rejected > 0 && (
        <Notice tone="warning" title="Avvisade rader importeras inte">
          Rätta dem i filen och importera igen: de andra blir inte dubbla.
        </Notice>
      )}
      {(newTeams.length > 0 || newLeagues.length > 0) && (
        <Notice tone="info" title="Nya lag och ligor skapas">
          {[...newLeagues, ...newTeams].join(', ')}. Är något namn felstavat, rätta det i filen först.
        </Notice>
      )}
      <Table caption="Rader i filen" columns={columns} rows={rows} rowKey={({ line }) => line} />
      {rows.length < total && (
        <p className="text-sm text-muted">
          Visar {rows.length} av {total} rader.
        </p>
      )}
    </>
  );
}
