// Addresses of the back office's table of tournaments.
import { parseTournamentTableAddress } from '#shared/features/tournaments/editing/address.ts';
import { paths } from '#shared/paths.ts';
import { listAddresses } from '../../../core/list-addresses.ts';

export const {
  hrefOf: tournamentTableHref,
  change: changeTournamentTable,
  adjacentHrefs: adjacentTableHrefs,
} = listAddresses({
  path: paths.adminTournaments,
  parse: parseTournamentTableAddress,
});
