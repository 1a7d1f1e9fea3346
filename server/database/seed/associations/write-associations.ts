// Inserts the clubs of a fresh site, in their towns, and some people who have named one.
import { type Kysely, sql } from 'kysely';
import { NewAssociation } from '#shared/features/associations/editing/contract.ts';
import { insertAssociation, saveHours } from '../../../features/associations/editing/editing-queries.ts';
import { columnsOf } from '../../../features/associations/editing/save-association.ts';
import type { Tables } from '../../tables.ts';
import type { SamplePerson } from '../sample-people.ts';
import type { SampleAssociation } from './sample-associations.ts';

/** One person in this many has named a club. */
const MEMBER_OF = 3;

export async function writeAssociations(
  tx: Kysely<Tables>,
  associations: readonly SampleAssociation[],
  people: readonly SamplePerson[],
): Promise<void> {
  for (const { id, ...input } of associations) {
    const association = NewAssociation.parse(input);
    await insertAssociation(tx, { ...columnsOf(association, null), id, is_sample: true });
    await saveHours(tx, id, association.hours);
  }
  // Clubs of one town are some hundred metres apart.
  await sql`update associations set latitude = places.latitude + (ascii(associations.name) % 7 - 3) / 1000.0,
      longitude = places.longitude + (length(associations.name) % 7 - 3) / 500.0
    from places where places.name = city and places.county = associations.county and is_sample`.execute(tx);
  for (const [index, { id }] of people.entries()) {
    const association = associations[index % associations.length];
    if (index % MEMBER_OF > 0 || !association) continue;
    await tx.updateTable('profiles').set({ association_id: association.id }).where('id', '=', id).execute();
  }
}
