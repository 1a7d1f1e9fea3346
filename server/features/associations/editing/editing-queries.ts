// SQL with which staff edit associations.
import { type Insertable, sql } from 'kysely';
import type { EditedAssociation } from '#shared/features/associations/editing/contract.ts';
import type { Hours } from '#shared/features/associations/schemas.ts';
import type { Connection } from '../../../database/connection.ts';
import { locks } from '../../../database/locks.ts';
import type { Tables } from '../../../database/tables.ts';
import { joinLogo, logoSql } from '../list/list-queries.ts';
import { hoursFields } from '../list/open-hours-queries.ts';

export type AssociationColumns = Insertable<Tables['associations']>;

/** Null for an unknown or deleted association. */
export async function findEdited(connection: Connection, id: string): Promise<EditedAssociation | null> {
  const { rows } = await sql<EditedAssociation>`
    select associations.id, name, description, contact_person as "contactPerson", phone, email,
           website_url as "websiteUrl", city, postal_code as "postalCode", county, district, federation,
           has_open_court as "hasOpenCourt", open_court_days as "openCourtDays", open_court_info as "openCourtInfo",
           ${sql.raw(logoSql)} as logo, version,
           place_id as "placeId", latitude is not null as "isOnMap",
           case when not is_placed and latitude is not null
             then json_build_object('latitude', latitude, 'longitude', longitude) end as "townPosition",
           case when is_placed then latitude end as latitude, case when is_placed then longitude end as longitude,
           coalesce((select json_agg(json_build_object(${sql.raw(hoursFields)}) order by weekday, opens_at, id)
             from association_hours as hours where hours.association_id = associations.id), '[]') as hours
      from associations ${sql.raw(joinLogo)} where associations.id = ${id} and deleted_at is null`.execute(
    connection,
  );
  return rows[0] ?? null;
}

/** False if an association with this id exists already. */
export async function insertAssociation(
  connection: Connection,
  columns: AssociationColumns & { id: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await connection
    .insertInto('associations')
    .values(columns)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Locks an association that is not deleted until the transaction ends. */
export async function lockAssociation(connection: Connection, id: string): Promise<boolean> {
  const found = await connection
    .selectFrom('associations')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

export async function updateAssociation(
  connection: Connection,
  id: string,
  columns: AssociationColumns,
): Promise<void> {
  await connection
    .updateTable('associations')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updated_at: new Date() }))
    .where('id', '=', id)
    .execute();
}

export async function saveHours(
  connection: Connection,
  associationId: string,
  hours: readonly Hours[],
): Promise<void> {
  await connection.deleteFrom('association_hours').where('association_id', '=', associationId).execute();
  if (hours.length === 0) return;
  await connection
    .insertInto('association_hours')
    .values(hours.map((row) => hoursColumns(associationId, row)))
    .execute();
}

export function hoursColumns(
  associationId: string,
  { weekday, from, to, ageGroup, fee, address, validFrom, validUntil, closedOnHolidays }: Hours,
): Insertable<Tables['association_hours']> {
  return {
    association_id: associationId,
    weekday,
    opens_at: from,
    closes_at: to,
    age_group: ageGroup,
    fee,
    address,
    valid_from: validFrom,
    valid_until: validUntil,
    closed_on_holidays: closedOnHolidays,
  };
}

/** Deletes or restores an association; false if it is unknown, or is in that state already. */
export async function setDeleted(connection: Connection, id: string, isDeleted: boolean): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('associations')
    .set({ deleted_at: isDeleted ? new Date() : null })
    .where('id', '=', id)
    .where('deleted_at', isDeleted ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Purges associations that were deleted more than `hours` ago, which can no longer be undone. */
export async function purgeDeleted(connection: Connection, hours: number): Promise<void> {
  await sql`delete from associations where deleted_at < now() - ${hours} * interval '1 hour'`.execute(
    connection,
  );
}

/** Waits until no other import is creating associations, and prevents imports until the transaction ends. */
export async function lockImport(connection: Connection): Promise<void> {
  await sql`select pg_advisory_xact_lock(${locks.associationImport})`.execute(connection);
}

/** Names and towns of all associations, to recognise those that a file repeats. */
export async function listKnown(connection: Connection): Promise<{ name: string; city: string }[]> {
  return connection
    .selectFrom('associations')
    .select(['name', 'city'])
    .where('deleted_at', 'is', null)
    .execute();
}
