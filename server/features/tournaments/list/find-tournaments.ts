// Lists tournaments, or their places for a map.
import type {
  TournamentFilter,
  TournamentList,
  TournamentPins,
  TournamentSearch,
} from '#shared/features/tournaments/list/contract.ts';
import { kmWithin } from '#shared/features/tournaments/list/distance-filter.ts';
import { pinsOf } from '#shared/places/pins.ts';
import type { Corrected } from '#shared/search/corrected.ts';
import { civilTimeOf } from '#shared/stockholm-time.ts';
import type { Services } from '../../../core/http/request.ts';
import { loadCorrectedSearch } from '../../../core/search/name-search.ts';
import { requirePlace } from '../../places/actions.ts';
import { hasTournament, type ListFilter, listFeatured, listPins, listTournaments } from './list-queries.ts';

const PAGE_SIZE = 24;
const MAX_FEATURED = 3;
/** Source: spec 1 §2 Tournaments. */
const MAX_ON_MAP = 4;
const MAX_PINS = 2000;

/**
 * One page of the list; with a preview of the map; the first page has the featured tournaments too.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid cursor; NOT_FOUND for an unknown place
 */
export async function findTournaments(
  services: Services,
  { after, before, ...search }: TournamentSearch,
): Promise<TournamentList> {
  const { database } = services;
  const { filter, corrected } = await planList(services, search);
  const isFirst = after === undefined && before === undefined;
  const [page, featured, onMap] = await Promise.all([
    listTournaments(database, filter, { size: PAGE_SIZE, after, before }),
    isFirst && search.when !== 'past' ? listFeatured(database, filter, MAX_FEATURED) : [],
    listPins(database, filter, MAX_ON_MAP),
  ]);
  return {
    tournaments: page.rows,
    featured,
    onMap: onMap.map(({ id, name, location, startDate }) => ({ id, name, location, startDate })),
    corrected,
    next: page.next,
    previous: page.previous,
  };
}

/** @throws ORPCError NOT_FOUND for an unknown place */
export async function findPins(services: Services, search: TournamentFilter): Promise<TournamentPins> {
  const { filter, corrected } = await planList(services, search);
  const rows = await listPins(services.database, filter, MAX_PINS + 1);
  const shown = rows.slice(0, MAX_PINS);
  return {
    ...pinsOf(rows, MAX_PINS),
    locations: shown.map(({ location }) => location),
    days: shown.map(({ startDate }) => startDate),
    corrected,
  };
}

/** @throws ORPCError NOT_FOUND for an unknown place */
export async function planList(
  services: Services,
  { search, exact, near, within, ...typed }: TournamentFilter,
): Promise<{ filter: ListFilter; corrected: Corrected }> {
  const { day: today } = civilTimeOf(new Date());
  const filter: ListFilter = { ...typed, today };
  if (near !== undefined) {
    const { latitude, longitude } = await requirePlace(services, near);
    filter.circle = { latitude, longitude, km: kmWithin(within) };
  }
  const { words, corrected } = await loadCorrectedSearch(services, {
    search,
    exact,
    table: 'tournament_search_words',
    isFound: (found) => hasTournament(services.database, { ...filter, words: found }),
    isKnown: (known) => isKnown(services, { today, words: known }),
  });
  return { filter: { ...filter, words }, corrected };
}

/** Past tournaments count too. */
async function isKnown({ database }: Services, filter: ListFilter): Promise<boolean> {
  return (await hasTournament(database, filter)) || hasTournament(database, { ...filter, when: 'past' });
}
