// The stored columns by which a search finds a tournament.
import {
  type Level,
  levelLabels,
  type TournamentType,
  USUAL_COUNTRY,
} from '#shared/features/tournaments/rules.ts';
import { foldPlaceName } from '#shared/places/fold-place-name.ts';
import { type NamedTable, nameTermColumns } from '../../database/name-terms.ts';

/** What people call each type. */
const typeNames: Record<TournamentType, string> = {
  tournament: 'cup turnering',
  camp: 'camp läger',
  clinic: 'clinic klinik kurs',
};

interface NamedTournament {
  name: string;
  location: string;
  organizer: string;
  type: TournamentType;
  level: readonly Level[];
  /** Null counts as Sverige. */
  country: string | null;
}

export const namedTournaments: NamedTable<NamedTournament> = {
  table: 'tournaments',
  columns: ['name', 'location', 'organizer', 'type', 'level', 'country'],
  textVersion: 1,
  textsOf: ({ name, location, organizer, type, level, country }) =>
    [
      name,
      location,
      organizer,
      `basket ${typeNames[type]}`,
      ...level.map((each) => levelLabels[each]),
      country ?? USUAL_COUNTRY,
    ].map((text) => ({ text, level: 'body' })),
};

/** Source: spec 1 §9, "Search matches name, location or organizer". */
export function searchColumns(tournament: NamedTournament) {
  const { name, location, organizer } = tournament;
  return {
    search_text: [name, location, organizer].map(foldPlaceName).join(' '),
    ...nameTermColumns(namedTournaments, tournament),
  };
}
