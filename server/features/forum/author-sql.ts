// SQL that reads the author of a post or comment, with the birth year that decides what is shown of them.
import type { Author } from '#shared/features/forum/schemas.ts';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { isHiddenFrom, nameOnly } from '#shared/features/profiles/minors.ts';

const ERASED = 'Borttagen användare';
const SITE = 'Baskettorget';

export interface AuthorRow {
  id: string | null;
  name: string | null;
  avatarUrl: string | null;
  birthYear: number | null;
}

/**
 * The row of `profiles` by this name, left joined.
 *
 * @param isBySite SQL of whether the site itself has written it
 */
export const authorJson = (profile: string, isBySite = 'false'): string =>
  `json_build_object('id', ${profile}.id, 'name', case when ${isBySite} then '${SITE}' else ${profile}.name end, 'avatarUrl', ${profile}.avatar_url,
    'birthYear', ${profile}.birth_year)`;

/** The public fields of an author for this viewer; a visitor sees only the name of an author who is treated as a minor. */
export function viewAuthor({ birthYear, name, ...author }: AuthorRow, viewer: Viewer | null): Author {
  if (author.id === null) return { id: null, name: name ?? ERASED, avatarUrl: null };
  const shown = { ...author, name: name ?? 'Okänd användare' };
  return isHiddenFrom(viewer, birthYear, new Date()) ? nameOnly(shown) : shown;
}
