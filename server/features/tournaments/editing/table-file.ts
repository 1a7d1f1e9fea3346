// The table of tournaments as a file.
import { TournamentTableSearch } from '#shared/features/tournaments/editing/contract.ts';
import { levelLabels, typeLabels } from '#shared/features/tournaments/texts.ts';
import { formatDay } from '#shared/format.ts';
import { tableFile } from '../../../core/http/table-file.ts';
import { loadTableSearch } from '../../../core/search/name-search.ts';
import { listForTable } from './editing-queries.ts';

export const tournamentFile = tableFile({
  list: '/admin/tournaments',
  tag: 'tournaments',
  of: ['Tournaments', 'turneringar'],
  search: TournamentTableSearch,
  columns: [
    'Namn',
    'Typ',
    'Nivåer',
    'Från',
    'Till',
    'Ort',
    'Land',
    'Arrangör',
    'Anmälda',
    'Platser',
    'Utvald',
    'Id',
  ],
  async readPage({ services, size }, { search, ...filter }) {
    const found = await loadTableSearch(services, search);
    const today = formatDay(new Date());
    const { tournaments, next, previous } = await listForTable(services.database, {
      ...filter,
      ...found,
      today,
      size,
    });
    return {
      next,
      previous,
      rows: tournaments.map((one) => [
        one.name,
        typeLabels[one.type],
        one.levels.map((level) => levelLabels[level]).join(', '),
        one.startDate,
        one.endDate,
        one.location,
        one.country,
        one.organizer,
        one.participants,
        one.maxParticipants,
        one.featured ? 'ja' : 'nej',
        one.id,
      ]),
    };
  },
});
