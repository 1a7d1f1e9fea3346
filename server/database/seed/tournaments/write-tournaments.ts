// Inserts the tournaments of a fresh site, in their towns.
import { type Kysely, sql } from 'kysely';
import { NewTournament } from '#shared/features/tournaments/editing/schemas.ts';
import { insertTournament } from '../../../features/tournaments/editing/editing-queries.ts';
import { columnsOf } from '../../../features/tournaments/editing/save-tournament.ts';
import type { Tables } from '../../tables.ts';
import type { SampleTournament } from './sample-tournaments.ts';

export async function writeTournaments(
  tx: Kysely<Tables>,
  tournaments: readonly SampleTournament[],
): Promise<void> {
  for (const { id, motif: _motif, ...input } of tournaments)
    await insertTournament(tx, { ...columnsOf(NewTournament.parse(input), null), id, is_sample: true });
  // The larger of two towns with the same name.
  await sql`update tournaments set latitude = town.latitude, longitude = town.longitude
    from (select distinct on (name) name, latitude, longitude from places where county is not null
           order by name, population desc nulls last) as town
    where town.name = location and country = 'Sverige' and tournaments.latitude is null and is_sample`.execute(
    tx,
  );
}
