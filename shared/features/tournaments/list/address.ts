// Search parameters of the list of tournaments, in the normal form that links, the page, its cache and the calendar share.
import { omitUndefined, parseListParams, readPlaceId, readText } from '../../../list-address.ts';
import { keysOf } from '../../../feature.ts';
import { paths } from '../../../paths.ts';
import { isMonth, LEVELS, PRICES, regionCountries, TOURNAMENT_TYPES } from '../rules.ts';
import type { TournamentFilter, TournamentSearch } from './contract.ts';
import { DISTANCES, USUAL_DISTANCE } from './distance-filter.ts';

export interface TournamentsAddress extends Omit<TournamentSearch, 'near' | 'association'> {
  /** The id of a place. */
  near?: string;
  /** The map instead of the list. */
  view?: 'map';
  /** The page number on the screen; the cursor is `after` or `before`. */
  page?: string;
}

const MAX_CURSOR = 100;

/** Parses the parameters; invalid ones, and those that mean "no filter", are left out. */
export function parseTournamentsAddress(params: Readonly<Record<string, unknown>>): TournamentsAddress {
  const { search, exact, after, before, page } = parseListParams(params, MAX_CURSOR);
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === params[name]);
  const near = readPlaceId(params);
  const within = oneOf('within', DISTANCES);
  const month = readText(params, 'month', 7);
  const address = {
    search,
    exact,
    region: oneOf('region', keysOf(regionCountries)),
    type: oneOf('type', TOURNAMENT_TYPES),
    level: oneOf('level', LEVELS),
    month: month && isMonth(month) ? month : undefined,
    price: oneOf('price', PRICES),
    near,
    within: near && within !== USUAL_DISTANCE ? within : undefined,
    when: oneOf('when', ['past']),
    view: params['view'] === 'map' ? ('map' as const) : undefined,
    after,
    before,
    page,
  };
  return omitUndefined(address);
}

/** The parameters that the API takes. */
export function tournamentSearchOf({
  page: _page,
  view: _view,
  near,
  ...search
}: TournamentsAddress): TournamentSearch {
  return { ...search, ...(near !== undefined && { near: Number(near) }) };
}

/** The same without the cursors of the list. */
export function tournamentFilterOf(address: TournamentsAddress): TournamentFilter {
  const { after: _after, before: _before, ...filter } = tournamentSearchOf(address);
  return filter;
}

/** The URL of the calendar, to subscribe to, with the upcoming tournaments that the filters find. It is never corrected. */
export function tournamentsCalendarPath(address: TournamentsAddress): string {
  const {
    exact: _exact,
    when: _when,
    after: _after,
    before: _before,
    page: _page,
    view: _view,
    ...filter
  } = parseTournamentsAddress({
    ...address,
  });
  const query = Object.entries(filter)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return `${paths.tournaments}.ics${query && `?${query}`}`;
}
