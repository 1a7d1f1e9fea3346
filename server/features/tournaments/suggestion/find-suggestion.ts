// A suggestion as initial values of the editor of tournaments.
import type { Place } from '#shared/places/place.ts';
import {
  SuggestedTournament,
  type StaffSuggestion,
} from '#shared/features/tournaments/suggestion/contract.ts';
import { contactTexts } from '#shared/features/contact/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/http/request.ts';
import { findChosenPlace, findTownsNamed } from '../../places/actions.ts';
import { findStoredSuggestion } from './suggestion-queries.ts';

/** @throws ORPCError NOT_FOUND, also for a message that is not a suggestion */
export async function findSuggestion(services: Services, id: string): Promise<StaffSuggestion> {
  const row = await findStoredSuggestion(services.database, id);
  const read = SuggestedTournament.safeParse(row?.suggestion);
  if (!row || !read.data) return refuse('NOT_FOUND', contactTexts.notFound);
  const { contactPhone: _contactPhone, placeId, ...tournament } = read.data;
  const town = await findSuggestedTown(services, { placeId, name: tournament.location });
  return { id, tournament, ...town, pictures: row.pictures, tournamentId: row.tournamentId };
}

/** A typed town is only compared with the table: several towns may have its name, also in several countries. */
async function findSuggestedTown(
  services: Services,
  suggested: { placeId: number | null; name: string },
): Promise<Pick<StaffSuggestion, 'place' | 'country'>> {
  const chosen = await findChosenPlace(services, suggested);
  const towns: Place[] = chosen ? [chosen] : await findTownsNamed(services, suggested.name);
  const [country = null, ...otherCountries] = new Set(towns.map((town) => town.country));
  const [place = null, ...otherPlaces] = towns;
  return {
    place: otherPlaces.length === 0 ? place : null,
    country: otherCountries.length === 0 ? country : null,
  };
}
