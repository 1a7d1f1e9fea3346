// A suggestion as initial values of the editor of tournaments.
import {
  SuggestedTournament,
  type StaffSuggestion,
} from '#shared/features/tournaments/suggestion/contract.ts';
import { contactTexts } from '#shared/features/contact/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/http/request.ts';
import { findChosenPlace } from '../../places/actions.ts';
import { findStoredSuggestion } from './suggestion-queries.ts';

/** @throws ORPCError NOT_FOUND, also for a message that is not a suggestion */
export async function findSuggestion(services: Services, id: string): Promise<StaffSuggestion> {
  const row = await findStoredSuggestion(services.database, id);
  const read = SuggestedTournament.safeParse(row?.suggestion);
  if (!row || !read.data) return refuse('NOT_FOUND', contactTexts.notFound);
  const { contactPhone: _contactPhone, placeId, ...tournament } = read.data;
  const place = await findChosenPlace(services, { placeId, name: tournament.location });
  return { id, tournament, place, pictures: row.pictures, tournamentId: row.tournamentId };
}
