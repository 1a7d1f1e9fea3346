// SQL about managing users.
import type { Role } from '#shared/features/accounts/roles.ts';
import type { UserChoice, UserSearch } from '#shared/features/users/contract.ts';
import type { AgeClosure, UserState } from '#shared/features/users/rules.ts';
import { type CursorPage, cursorSql, beyondCursorSql, readPage } from '../../core/http/cursor.ts';
import { personMatchesSql, withShownEmail } from '../../core/shown-email.ts';
import type { Connection, Database } from '../../database/connection.ts';
import { isUniqueViolation } from '../../database/violations.ts';
import { findClosures } from './closure-queries.ts';

export interface UserRow {
  id: string;
  name: string;
  email: string;
  role: Role;
  created_at: Date;
  last_seen_at: Date | null;
  is_blocked: boolean;
  /** The end of a suspension; Infinity for until further notice, null when not suspended. */
  blocked_until: Date | null;
  blocked_reason: string;
  has_two_step: boolean;
  has_birth_year: boolean;
  business: string | null;
  listed_ads: number;
  closure: AgeClosure | null;
}

type StoredUser = Omit<UserRow, 'closure'>;

const userColumns = `id, name, email, role, created_at, last_seen_at,
  exists (select from two_step where user_id = profiles.id and confirmed_at is not null) as has_two_step,
  birth_year is not null as has_birth_year,
  (select business.name from seller_businesses as business where business.user_id = profiles.id) as business,
  (select count(*) from ads where ads.user_id = profiles.id and is_public) as listed_ads,
  coalesce(blocked_until > now(), false) as is_blocked,
  case when isfinite(blocked_until) then blocked_until end as blocked_until, blocked_reason`;

/**
 * One page of users, newest first by default.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid cursor
 */
export function listUsers(
  database: Database,
  { viewer, search, role, sort, after, before, size }: UserSearch & { viewer: { role: Role }; size: number },
): Promise<CursorPage<UserRow>> {
  return readPage({ after, before, size, kind: 'uuid' }, async (from, limit) => {
    const values: unknown[] = [];
    const value = (parameter: unknown): string => `$${values.push(parameter)}`;
    const conditions = ['true'];
    if (role) conditions.push(`role = ${value(role)}`);
    if (search) conditions.push(personMatchesSql(viewer, search, value));
    const isAscending = (from?.isBackwards ?? false) !== (sort === 'oldest');
    if (from) {
      const beyond = { cursor: from.cursor, isBackwards: isAscending };
      conditions.push(beyondCursorSql(beyond, ['created_at', 'id'], value));
    }
    const order = isAscending ? 'created_at, id' : 'created_at desc, id desc';
    const { rows } = await database.pool.query<StoredUser & { cursor: string }>(
      `select ${userColumns}, ${cursorSql('created_at', 'id')} as cursor from profiles
        where ${conditions.join(' and ')} order by ${order} limit ${value(limit)}`,
      values,
    );
    return withClosures(database, rows);
  });
}

const CHOICES = 30;

/** The first other users by name. Source: spec 2 §7 profiles, "others, excluding the current user, ordered by name". */
export async function listChoices(
  { pool }: Pick<Database, 'pool'>,
  { viewer, search }: { viewer: { id: string; role: Role }; search: string | undefined },
): Promise<{ users: UserChoice[]; hasMore: boolean }> {
  const values: unknown[] = [viewer.id, CHOICES + 1];
  const value = (parameter: unknown): string => `$${values.push(parameter)}`;
  const { rows } = await pool.query<UserChoice>(
    `select id, name, email, avatar_url as "avatarUrl", role from profiles
      where id <> $1 ${search ? `and ${personMatchesSql(viewer, search, value)}` : ''}
      order by name collate "sv-x-icu", id limit $2`,
    values,
  );
  return {
    users: rows.slice(0, CHOICES).map((user) => withShownEmail(viewer, user)),
    hasMore: rows.length > CHOICES,
  };
}

export async function findUser(database: Database, id: string): Promise<UserRow | null> {
  const { rows } = await database.pool.query<StoredUser>(
    `select ${userColumns} from profiles where id = $1`,
    [id],
  );
  const [user] = await withClosures(database, rows);
  return user ?? null;
}

async function withClosures<Row extends StoredUser>(
  { kysely }: Database,
  rows: readonly Row[],
): Promise<(Row & UserRow)[]> {
  const blocked = rows.filter((row) => row.is_blocked).map(({ id }) => id);
  const closures = await findClosures(kysely, blocked);
  return rows.map((row) => ({ ...row, closure: closures.get(row.id) ?? null }));
}

/**
 * Locks these users and all superadmins until the transaction ends, so that two superadmins who act on each other are
 * serialised.
 */
export async function lockUsers(
  connection: Connection,
  ids: string[],
): Promise<(Omit<UserState, 'closure'> & { email: string })[]> {
  const rows = await connection
    .selectFrom('profiles')
    .select((eb) => [
      'id',
      'role',
      'email',
      eb('blocked_until', '>', new Date()).as('is_blocked'),
      eb
        .exists(
          eb
            .selectFrom('two_step')
            .select('user_id')
            .whereRef('two_step.user_id', '=', 'profiles.id')
            .where('confirmed_at', 'is not', null),
        )
        .as('has_two_step'),
      'birth_year',
    ])
    .where((eb) => eb.or([eb('id', 'in', ids), eb('role', '=', 'superadmin')]))
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id, role, email, is_blocked: blocked, has_two_step: hasTwoStep, birth_year: year }) => ({
    id,
    role,
    email,
    isBlocked: Boolean(blocked),
    hasTwoStep: Boolean(hasTwoStep),
    hasBirthYear: year !== null,
  }));
}

export interface NewUserRow {
  name: string;
  email: string;
  role: Role;
  passwordHash: string;
}

/** Inserts a user with a password and returns the id; null when the address is taken. */
export async function insertUser(connection: Connection, user: NewUserRow): Promise<string | null> {
  const { passwordHash, ...person } = user;
  try {
    const { id } = await connection
      .insertInto('profiles')
      // An account created by an admin counts as confirmed: the admin vouches for the e-mail address.
      .values({ ...person, email_verified: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    await connection
      .insertInto('accounts')
      .values({ user_id: id, account_id: id, provider_id: 'credential', password: passwordHash })
      .execute();
    return id;
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

export async function setUserRole(connection: Connection, id: string, role: Role): Promise<void> {
  await connection
    .updateTable('profiles')
    .set({ role, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/** Clears the birth year, so that the user must enter it again. */
export async function clearBirthYear(connection: Connection, id: string): Promise<void> {
  await connection.updateTable('profiles').set({ birth_year: null }).where('id', '=', id).execute();
}
