// Creates the first superadmin.
import { randomInt } from 'node:crypto';
import { checkNewPassword } from '#shared/features/accounts/password/password.ts';
import type { Services } from '../../core/http/request.ts';
import { OperatorError } from '../../core/process/operator-error.ts';
import { locks } from '../../database/locks.ts';
import { runExclusively } from '../../database/exclusive.ts';
import { writeAuditEntry } from '../audit/actions.ts';
import { insertPerson } from './password/password-queries.ts';
import { findProfileByEmail, hasSuperadmin, setRole } from './queries.ts';

const DEFAULT_EMAIL = 'superadmin@baskettorget.local';
/** Without letters and digits that are easily confused. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';

type AccountServices = Pick<Services, 'auth' | 'database' | 'settings'>;

export interface NewSuperadmin {
  email: string;
  /** Null if the account existed: its password does not change. */
  password: string | null;
}

/**
 * Creates the first superadmin if the site has none, with the e-mail address and password of the settings, or else a
 * default address and a generated password. If several nodes start at once, only one creates the account.
 *
 * @returns the credentials, to print once; null if the site has a superadmin already
 * @throws OperatorError for a password that is too easy to guess
 */
export async function ensureSuperadmin(services: AccountServices): Promise<NewSuperadmin | null> {
  const { database, settings } = services;
  return runExclusively(database.pool, locks.firstSuperadmin, async () => {
    if (await hasSuperadmin(database)) return null;
    if (settings.adminPassword !== undefined && checkNewPassword(settings.adminPassword))
      throw new OperatorError('The setting ADMIN_PASSWORD is too easy to guess.');
    return createSuperadmin(services, settings.adminEmail ?? DEFAULT_EMAIL, settings.adminPassword);
  });
}

/** Creates a superadmin, or promotes the user with this address. */
export async function createSuperadmin(
  { auth, database }: AccountServices,
  email: string,
  password = makePassword(),
): Promise<NewSuperadmin> {
  const address = email.trim().toLowerCase();
  const existing = await findProfileByEmail(database, address);
  const passwordHash = existing ? null : await auth.hashPassword(password);
  await database.kysely.transaction().execute(async (tx) => {
    const person = { name: 'Superadmin', email: address };
    const id = passwordHash === null ? existing?.id : await insertPerson(tx, { ...person, passwordHash });
    if (!id) throw new Error('The superadmin could not be created');
    await setRole(tx, id, 'superadmin');
    await writeAuditEntry(tx, null, {
      action: 'user.role',
      target: { type: 'user', id },
      before: { role: existing?.role ?? 'user' },
      after: { role: 'superadmin' },
    });
  });
  return { email: address, password: existing ? null : password };
}

/** Twenty random characters, generated again in the rare case that the password rule rejects them as weak. */
function makePassword(): string {
  const candidate = Array.from({ length: 20 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return checkNewPassword(candidate) ? makePassword() : candidate;
}
