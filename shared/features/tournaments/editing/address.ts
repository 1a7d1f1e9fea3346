// Search parameters of the back office's table of tournaments.
import { parseTableAddress, type TablePageParams } from '../../../table-address.ts';
import type { TournamentStatus, TournamentType } from '../rules.ts';

export interface TournamentTableAddress extends TablePageParams {
  search?: string;
  type?: TournamentType;
  status?: TournamentStatus;
  featured?: 'yes' | 'no';
  /** The latest first day first by default. */
  sort?: 'oldest';
  /** The message whose suggestion the editor opens with. */
  suggestion?: string;
}

export function parseTournamentTableAddress(
  params: Readonly<Record<string, unknown>>,
): TournamentTableAddress {
  return parseTableAddress(params, {
    type: /^(tournament|camp|clinic)$/,
    status: /^(upcoming|ongoing|completed)$/,
    featured: /^(yes|no)$/,
    sort: /^oldest$/,
    suggestion: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  });
}

/** The parameters that the API takes. */
export function tournamentTableInput(
  address: TournamentTableAddress,
): Omit<TournamentTableAddress, 'page' | 'suggestion'> {
  const { page: _page, suggestion: _suggestion, ...search } = parseTournamentTableAddress({ ...address });
  return search;
}
