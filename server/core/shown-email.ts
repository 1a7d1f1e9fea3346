// E-mail addresses of people in lists of the back office: whole for superadmins only. Decision 13.
import * as z from 'zod';
import type { Role } from '#shared/features/accounts/roles.ts';
import { likePattern, wholePattern } from '../database/like-pattern.ts';

interface Reader {
  role: Role;
}

/** The address as this member of staff reads it in a list: `a…@exempel.se` for an admin. */
export function shownEmail({ role }: Reader, email: string): string {
  if (role === 'superadmin') return email;
  const [letter = ''] = email;
  return `${letter}…${email.slice(email.lastIndexOf('@'))}`;
}

/** A person as in a list, with the address as the reader may see it. */
export function withShownEmail<Person extends { email: string | null }>(
  reader: Reader,
  person: Person,
): Person {
  return person.email === null ? person : { ...person, email: shownEmail(reader, person.email) };
}

/**
 * The LIKE pattern of a search among addresses. An admin finds only an address that is written in full, and so cannot
 * guess one letter by letter.
 */
export function emailPattern({ role }: Reader, search: string): string {
  return role === 'superadmin' ? likePattern(search) : wholePattern(search);
}

const folded = (text: string): string => `lower(${text} collate "und-x-icu") collate "C"`;

/**
 * The SQL condition that finds profiles by id, by a part of the name, or by the address as far as the reader may search it.
 * `value` adds a query parameter. The indexed column `search`, which contains name and address, makes the condition fast.
 */
export function personMatchesSql(
  reader: Reader,
  search: string,
  value: (parameter: unknown) => string,
): string {
  if (z.guid().safeParse(search).success) return `id = ${value(search)}`;
  const pattern = folded(value(likePattern(search)));
  return `(search like ${pattern}
    and (${folded('name')} like ${pattern} or email ilike ${value(emailPattern(reader, search))}))`;
}
