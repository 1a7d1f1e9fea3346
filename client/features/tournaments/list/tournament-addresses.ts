// URLs of the list of tournaments.
import {
  parseTournamentsAddress,
  type TournamentsAddress,
} from '#shared/features/tournaments/list/address.ts';
import { paths } from '#shared/paths.ts';
import { listAddresses } from '../../../core/list-addresses.ts';

export const {
  hrefOf: tournamentsHref,
  change: changeTournamentsAddress,
  adjacentHrefs: adjacentTournamentHrefs,
} = listAddresses({
  path: paths.tournaments,
  parse: parseTournamentsAddress,
});

/** The list of a search as it was typed, without correction. */
export function typedTournamentsHref(address: TournamentsAddress): string {
  return tournamentsHref({ ...changeTournamentsAddress(address, {}), exact: 'true' });
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
