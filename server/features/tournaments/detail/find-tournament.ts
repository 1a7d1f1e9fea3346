// A tournament, as the viewer may see it.
import type { Tournament } from '#shared/features/tournaments/detail/contract.ts';
import { tournamentTexts } from '#shared/features/tournaments/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import { findIdByNumber, findTournamentDetails } from './detail-queries.ts';

/** @throws ORPCError NOT_FOUND */
export async function findTournament(
  { database, viewer }: Pick<RequestContext, 'database' | 'viewer'>,
  id: string,
): Promise<Tournament> {
  const found = (await findTournamentDetails(database, id)) ?? refuse('NOT_FOUND', tournamentTexts.notFound);
  const { version: _version, ...tournament } = found;
  return { ...tournament, can: { edit: viewer !== null && viewer.role !== 'user' } };
}

/** @throws ORPCError NOT_FOUND */
export async function locateTournament(
  { database }: Pick<RequestContext, 'database'>,
  number: number,
): Promise<{ id: string }> {
  return { id: (await findIdByNumber(database, number)) ?? refuse('NOT_FOUND', tournamentTexts.notFound) };
}
