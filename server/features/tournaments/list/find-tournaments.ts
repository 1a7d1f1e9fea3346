// Lists tournaments, or their places for a map.
import type {
  TournamentFilter,
  TournamentList,
  TournamentPins,
  TournamentSearch,
} from '#shared/features/tournaments/list/contract.ts';
import { kmWithin } from '#shared/features/tournaments/list/distance-filter.ts';
import { pinsOf } from '#shared/places/pins.ts';
import { civilTimeOf } from '#shared/stockholm-time.ts';
import type { Services } from '../../../core/http/request.ts';
import { loadNameSearch } from '../../../core/search/name-search.ts';
import { requirePlace } from '../../places/actions.ts';
import { type ListFilter, listFeatured, listPins, listTournaments } from './list-queries.ts';

const PAGE_SIZE = 24;
const MAX_FEATURED = 3;
/** Source: spec 1 §2 Tournaments. */
const MAX_ON_MAP = 4;
const MAX_PINS = 2000;

/**
 * One page of the list; the first page has the featured tournaments and a preview of the map too.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid cursor; NOT_FOUND for an unknown place
 */
export async function findTournaments(
  services: Services,
  { after, before, ...search }: TournamentSearch,
): Promise<TournamentList> {
  const { database } = services;
  const filter = await planList(services, search);
  const isFirst = after === undefined && before === undefined;
  const [page, featured, onMap] = await Promise.all([
    listTournaments(database, filter, { size: PAGE_SIZE, after, before }),
    isFirst && search.when !== 'past' ? listFeatured(database, filter, MAX_FEATURED) : [],
    isFirst ? listPins(database, filter, MAX_ON_MAP) : [],
  ]);
  return {
    tournaments: page.rows,
    featured,
    onMap: onMap.map(({ id, name, location, startDate }) => ({ id, name, location, startDate })),
    next: page.next,
    previous: page.previous,
  };
}

/** @throws ORPCError NOT_FOUND for an unknown place */
export async function findPins(services: Services, search: TournamentFilter): Promise<TournamentPins> {
  const rows = await listPins(services.database, await planList(services, search), MAX_PINS + 1);
  const shown = rows.slice(0, MAX_PINS);
  return {
    ...pinsOf(rows, MAX_PINS),
    locations: shown.map(({ location }) => location),
    days: shown.map(({ startDate }) => startDate),
  };
}

/** @throws ORPCError NOT_FOUND for an unknown place */
export async function planList(
  services: Services,
  { search, near, within, ...typed }: TournamentFilter,
): Promise<ListFilter> {
  const { day: today } = civilTimeOf(new Date());
  const filter = { ...typed, today, words: await loadNameSearch(services, search) };
  if (near === undefined) return filter;
  const { latitude, longitude } = await requirePlace(services, near);
  return { ...filter, circle: { latitude, longitude, km: kmWithin(within) } };
}
