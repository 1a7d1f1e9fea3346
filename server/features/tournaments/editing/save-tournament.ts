// Creates and changes tournaments. Source: spec 2 §5 Tournament, §7 tournaments.
import { randomUUID } from 'node:crypto';
import type { TournamentTableAddress } from '#shared/features/tournaments/editing/address.ts';
import type { TournamentTable } from '#shared/features/tournaments/editing/contract.ts';
import type { EditedTournament, NewTournament } from '#shared/features/tournaments/editing/schemas.ts';
import { editingTexts } from '#shared/features/tournaments/editing/texts.ts';
import { tournamentTexts } from '#shared/features/tournaments/texts.ts';
import { formatDay } from '#shared/format.ts';
import type { Place } from '#shared/places/place.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor, Services } from '../../../core/http/request.ts';
import { loadTableSearch } from '../../../core/search/name-search.ts';
import type { Connection } from '../../../database/connection.ts';
import { lockAssociation } from '../../associations/actions.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { removePictureFiles, setTournamentPicture } from '../../pictures/actions.ts';
import { findChosenPlace, findTown } from '../../places/actions.ts';
import { publishTournamentChanged } from '../publish-changed.ts';
import { searchColumns } from '../search-columns.ts';
import { resolveSuggestion } from '../suggestion/resolve-suggestion.ts';
import {
  countTournaments,
  findEdited,
  insertTournament,
  listForTable,
  lockTournament,
  type TournamentColumns,
  updateTournament,
} from './editing-queries.ts';

/** @throws ORPCError UNPROCESSABLE_CONTENT for an invalid cursor */
export async function listForStaff(
  { database, answerCache }: Services,
  { search, ...address }: Omit<TournamentTableAddress, 'page' | 'suggestion'>,
): Promise<TournamentTable> {
  const found = await loadTableSearch({ database, answerCache }, search);
  const filter = { ...address, ...found, today: formatDay(new Date()) };
  const [page, total] = await Promise.all([
    listForTable(database, filter),
    countTournaments(database, filter),
  ]);
  return { ...page, total };
}

/** @throws ORPCError NOT_FOUND */
export async function findForStaff({ database }: Services, id: string): Promise<EditedTournament> {
  return (await findEdited(database.kysely, id)) ?? refuse('NOT_FOUND', tournamentTexts.notFound);
}

/**
 * Idempotent: for an id that exists, the tournament is returned as it is.
 *
 * @param input.suggestionId the message with the suggestion from which the tournament is made: its sender is notified
 * @throws ORPCError UNPROCESSABLE_CONTENT for a picture that is not the actor's or the suggestion's, and for an unknown club;
 * NOT_FOUND for an unknown suggestion; CONFLICT for a suggestion that has become a tournament already
 */
export async function createTournament(
  actor: Actor,
  {
    id = randomUUID(),
    suggestionId,
    ...input
  }: NewTournament & { id?: string | undefined; suggestionId?: string | undefined },
): Promise<EditedTournament> {
  const columns = columnsOf(input, await findPlaceOf(actor, input));
  const created = await actor.database.kysely.transaction().execute(async (tx) => {
    await requireClub(tx, input.associationId);
    if (!(await insertTournament(tx, { ...columns, id, created_by: actor.viewer.id }))) return null;
    await setTournamentPicture(tx, {
      tournamentId: id,
      userId: actor.viewer.id,
      pictureId: input.pictureId,
      suggestionId: suggestionId ?? null,
    });
    const target = { type: 'tournament', id } as const;
    await writeAuditEntry(tx, actor, { action: 'tournament.create', target });
    const notified = suggestionId
      ? await resolveSuggestion(tx, actor, { suggestionId, tournamentId: id })
      : undefined;
    return { publish: notified };
  });
  if (created) {
    await publishTournamentChanged(actor, id);
    await created.publish?.();
  }
  return findForStaff(actor, id);
}

/**
 * @param change.version the version that the editor opened
 * @throws ORPCError NOT_FOUND; CONFLICT if it was changed since; UNPROCESSABLE_CONTENT for a picture that is not the actor's
 */
export async function changeTournament(
  actor: Actor,
  { id, version, ...input }: NewTournament & { id: string; version: number },
): Promise<EditedTournament> {
  const columns = columnsOf(input, await findPlaceOf(actor, input));
  const dropped = await actor.database.kysely.transaction().execute(async (tx) => {
    const before = (await lockTournament(tx, id)) ? await findEdited(tx, id) : null;
    if (!before) return refuse('NOT_FOUND', tournamentTexts.notFound);
    if (before.version !== version) refuse('CONFLICT', editingTexts.changedMeanwhile);
    await requireClub(tx, input.associationId);
    await updateTournament(tx, id, columns);
    const { pictureId } = input;
    const picture = { tournamentId: id, userId: actor.viewer.id, pictureId, suggestionId: null };
    const replaced = await setTournamentPicture(tx, picture);
    const target = { type: 'tournament', id } as const;
    const changedFields = namesOfChanged(before, input);
    await writeAuditEntry(tx, actor, { action: 'tournament.change', target, after: { changedFields } });
    return replaced;
  });
  await publishTournamentChanged(actor, id);
  await removePictureFiles(actor, dropped);
  return findForStaff(actor, id);
}

async function requireClub(tx: Connection, id: string | null): Promise<void> {
  if (id === null || (await lockAssociation(tx, id))) return;
  const sentence = editingTexts.clubMissing;
  refuse('UNPROCESSABLE_CONTENT', sentence, { associationId: sentence });
}

/** The town: the chosen one, or else by its whole name and country. Null for an unknown town, and if it is placed by hand. */
async function findPlaceOf(
  services: Services,
  { location, country, placeId, latitude }: NewTournament,
): Promise<Place | null> {
  const chosen = await findChosenPlace(services, { placeId, name: location });
  if (chosen?.country === country) return chosen;
  if (latitude !== null) return null;
  // If the geocoder fails, the tournament is saved without a position, as one in an unknown town.
  return findTown(services, { name: location, country }).catch(() => null);
}

/** The names of the changed fields, for the audit log. It has no values, which may be about people. */
function namesOfChanged(
  { picture, association, ...before }: EditedTournament,
  { pictureId, associationId, ...input }: NewTournament,
): string {
  const values: Readonly<Record<string, unknown>> = {
    ...before,
    pictureId: picture?.id ?? null,
    associationId: association?.id ?? null,
  };
  return Object.entries({ ...input, pictureId, associationId })
    .filter(([field, value]) => JSON.stringify(values[field]) !== JSON.stringify(value))
    .map(([field]) => field)
    .join(', ');
}

/** The columns of a tournament. Its status is computed from the dates, and is not stored. */
export function columnsOf(input: NewTournament, town: Place | null): TournamentColumns {
  const columns = {
    name: input.name,
    description: input.description,
    type: input.type,
    level: input.levels,
    start_date: input.startDate,
    end_date: input.endDate,
    location: input.location,
    address: input.address,
    country: input.country,
    place_id: town !== null && town.id === input.placeId ? town.id : null,
    is_placed: input.latitude !== null,
    latitude: input.latitude ?? town?.latitude ?? null,
    longitude: input.longitude ?? town?.longitude ?? null,
    entry_fee: input.entryFee,
    cost_per_team: input.costPerTeam,
    prize_pool: input.prizePool,
    participants: input.participants,
    max_participants: input.maxParticipants,
    organizer: input.organizer,
    association_id: input.associationId,
    website_url: input.websiteUrl,
    tags: [...new Set(input.tags.filter(Boolean))],
    featured: input.featured,
  };
  return { ...columns, ...searchColumns(columns) };
}
