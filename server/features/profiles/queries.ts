// SQL about profiles.
import { sql } from 'kysely';
import type { OwnProfile, Person } from '#shared/features/profiles/contract.ts';
import type { Business } from '#shared/features/profiles/business.ts';
import type { Connection, Database } from '../../database/connection.ts';

export type ProfileText = Pick<OwnProfile, 'name' | 'phone' | 'location' | 'bio'>;
/** The user's business; null for a private seller. */
export async function readBusiness(connection: Connection, id: string): Promise<Business | null> {
  const business = await connection
    .selectFrom('seller_businesses')
    .select(['name', 'number', 'address', 'email'])
    .where('user_id', '=', id)
    .executeTakeFirst();
  return business ?? null;
}

/** Saves or deletes the user's business; returns whether the kind of seller has changed. */
export async function saveBusiness(
  transaction: Connection,
  id: string,
  business: Business | null,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('seller_businesses')
    .where('user_id', '=', id)
    .executeTakeFirst();
  if (business)
    await transaction
      .insertInto('seller_businesses')
      .values({ user_id: id, ...business })
      .execute();
  return numDeletedRows === 0n ? business !== null : business === null;
}

export type OwnProfileRow = Omit<OwnProfile, 'isTreatedAsMinor' | 'ageRefusal'>;

export async function readOwnProfile(connection: Connection, id: string): Promise<OwnProfileRow> {
  const profile = await connection
    .selectFrom('profiles')
    .select([
      'id',
      'name',
      'email',
      'phone',
      'location',
      'bio',
      'avatar_url as avatarUrl',
      'birth_year as birthYear',
      'shows_online as showsOnline',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...profile,
    ...(await readRating(connection, id)),
    association: await readAssociation(connection, id),
    business: await readBusiness(connection, id),
  };
}

/** The club in a person's profile; null without a club, and for a deleted one. */
async function readAssociation(connection: Connection, id: string): Promise<OwnProfile['association']> {
  const association = await connection
    .selectFrom('profiles')
    .innerJoin('associations', 'associations.id', 'profiles.association_id')
    .select(['associations.id', 'associations.name'])
    .where('profiles.id', '=', id)
    .where('associations.deleted_at', 'is', null)
    .executeTakeFirst();
  return association ?? null;
}

/** Mean and number of a person's visible reviews. */
async function readRating(
  connection: Connection,
  id: string,
): Promise<{ rating: number | null; reviewCount: number }> {
  const { rows } = await sql<{ average: string | null; count: number }>`
    select average, count from rating_of(${id})`.execute(connection);
  const [{ average = null, count = 0 } = {}] = rows;
  return { rating: average === null ? null : Number(average), reviewCount: count };
}

/** Sets the birth year; false when another year was set before. */
export async function saveBirthYear(transaction: Connection, id: string, year: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('profiles')
    .set({ birth_year: year })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('birth_year', 'is', null), eb('birth_year', '=', year)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Locks a person's profile texts until the transaction ends. */
export async function lockProfileText(transaction: Connection, id: string): Promise<ProfileText> {
  return transaction
    .selectFrom('profiles')
    .select(['name', 'phone', 'location', 'bio'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * @param change.avatarUrl omitted to leave the picture unchanged
 */
export async function updateProfile(
  transaction: Connection,
  id: string,
  {
    avatarUrl,
    showsOnline,
    associationId,
    ...text
  }: ProfileText & {
    avatarUrl?: string | null | undefined;
    showsOnline?: boolean | undefined;
    associationId?: string | null | undefined;
  },
): Promise<void> {
  await transaction
    .updateTable('profiles')
    .set({
      ...text,
      ...(avatarUrl !== undefined && { avatar_url: avatarUrl }),
      ...(showsOnline !== undefined && { shows_online: showsOnline }),
      ...(associationId !== undefined && { association_id: associationId }),
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .execute();
}

export type PersonRow = Omit<Person, 'isIndexed'> & { birthYear: number | null };

export async function findPerson({ kysely }: Database, id: string): Promise<PersonRow | null> {
  const row = await kysely
    .selectFrom('profiles')
    .select(['id', 'name', 'avatar_url', 'role', 'verified', 'created_at', 'location', 'bio', 'birth_year'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { avatar_url, created_at, birth_year: birthYear, ...person } = row;
  const rated = await readRating(kysely, id);
  const association = await readAssociation(kysely, id);
  const business = await readBusiness(kysely, id);
  return {
    ...person,
    ...rated,
    association,
    business,
    birthYear,
    avatarUrl: avatar_url,
    memberSince: created_at.toISOString(),
  };
}
