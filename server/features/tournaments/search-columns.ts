// The stored columns by which a search finds a tournament.
import {
  type Level,
  LEVELS,
  TOURNAMENT_TYPES,
  type TournamentType,
  USUAL_COUNTRY,
} from '#shared/features/tournaments/rules.ts';
import { levelLabels } from '#shared/features/tournaments/texts.ts';
import { foldPlaceName } from '#shared/places/fold-place-name.ts';
import type { CountedTexts } from '../../core/search/count-words.ts';
import { type NamedTable, nameTermColumns } from '../../database/name-terms.ts';

/** What people call each type. */
const typeNames: Record<TournamentType, string> = {
  tournament: 'cup turnering',
  camp: 'camp läger',
  clinic: 'clinic klinik kurs',
};

/** Names of types that are found by their parts, and thus are spelt correctly. */
const compounds: Record<TournamentType, string> = {
  tournament: 'basketcup basketturnering ungdomscup',
  camp: 'basketcamp basketläger sommarläger sommarcamp vinterläger höstläger lovläger',
  clinic: 'basketclinic basketkurs',
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

/** Tournaments that are counted, the latest. */
const COUNTED = 100_000;
const typesSql = TOURNAMENT_TYPES.map(
  (type) => `when '${type}' then '${typeNames[type]} ${compounds[type]}'`,
);
const levelsSql = LEVELS.map((level) => `case when '${level}' = any(level) then '${levelLabels[level]}' end`);

/** The words of the same texts correct searches. */
export const countedTournaments: CountedTexts = {
  table: 'tournament_search_words',
  texts: `select concat_ws(' ', name, location, organizer, 'basket', case type ${typesSql.join(' ')} end,
      ${levelsSql.join(', ')}, coalesce(country, '${USUAL_COUNTRY}')) as text
    from tournaments where deleted_at is null order by start_date desc, id limit ${COUNTED}`,
};

/** Source: spec 1 §9, "Search matches name, location or organizer". */
export function searchColumns(tournament: NamedTournament) {
  const { name, location, organizer } = tournament;
  return {
    search_text: [name, location, organizer].map(foldPlaceName).join(' '),
    ...nameTermColumns(namedTournaments, tournament),
  };
}
