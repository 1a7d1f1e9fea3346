// Addresses of the back office's table of tournaments.
import {
  parseTournamentTableAddress,
  type TournamentTableAddress,
} from '#shared/features/tournaments/editing/address.ts';
import { paths } from '#shared/paths.ts';
import { type AdjacentPages, adjacentPages } from '../../../core/adjacent-pages.ts';
import { stringifySearch } from '../../../core/search-params.ts';

/** Path and query; each table state has one address. */
export function tournamentTableHref(address: TournamentTableAddress): string {
  return paths.adminTournaments + stringifySearch({ ...parseTournamentTableAddress({ ...address }) });
}

/** The address with other filters, at the first page. */
export function changeTournamentTable(
  address: TournamentTableAddress,
  change: Record<string, string | undefined>,
): TournamentTableAddress {
  const { after: _after, before: _before, page: _page, ...filters } = address;
  return parseTournamentTableAddress({ ...filters, ...change });
}

export function adjacentTableHrefs(
  address: TournamentTableAddress,
  cursors: { next: string | null; previous: string | null },
): AdjacentPages {
  const start = changeTournamentTable(address, {});
  return adjacentPages(address.page, cursors, (place) => tournamentTableHref({ ...start, ...place }));
}
