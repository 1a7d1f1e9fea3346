// URLs of the list of tournaments.
import {
  parseTournamentsAddress,
  type TournamentsAddress,
} from '#shared/features/tournaments/list/address.ts';
import { paths } from '#shared/paths.ts';
import { type AdjacentPages, adjacentPages } from '../../../core/adjacent-pages.ts';
import { stringifySearch } from '../../../core/search-params.ts';

/** Path and query with the parameters in a fixed order, so that each list has one canonical URL. */
export function tournamentsHref(address: TournamentsAddress): string {
  return paths.tournaments + stringifySearch({ ...parseTournamentsAddress({ ...address }) });
}

/** The list of a search as it was typed, without correction. */
export function typedTournamentsHref(address: TournamentsAddress): string {
  return tournamentsHref({ ...changeTournamentsAddress(address, {}), exact: 'true' });
}

/** Changes the list and returns to its first page. An empty value removes a filter; a new text removes `exact`. */
export function changeTournamentsAddress(
  address: TournamentsAddress,
  change: Readonly<Record<string, string | undefined>>,
): TournamentsAddress {
  const { after: _after, before: _before, page: _page, ...rest } = address;
  const isOtherText = change['search'] !== undefined && change['search'] !== address.search;
  return parseTournamentsAddress({ ...rest, ...(isOtherText && { exact: undefined }), ...change });
}

/** Whether filters leave out some of the upcoming tournaments. */
export function isFiltered({
  page: _page,
  view: _view,
  after: _after,
  before: _before,
  when: _when,
  ...filter
}: TournamentsAddress) {
  return Object.keys(filter).length > 0;
}

/** URLs of the previous and next page, undefined at the ends. */
export function adjacentTournamentHrefs(
  address: TournamentsAddress,
  cursors: { next: string | null; previous: string | null },
): AdjacentPages {
  const start = changeTournamentsAddress(address, {});
  return adjacentPages(address.page, cursors, (params) => tournamentsHref({ ...start, ...params }));
}
