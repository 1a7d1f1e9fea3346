// SQL that reads the author of a post or comment, with the birth year that decides what is shown of them.
import type { Author } from '#shared/features/forum/schemas.ts';
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { isHiddenFrom, nameOnly } from '#shared/features/profiles/minors.ts';

export interface AuthorRow {
  id: string | null;
  name: string | null;
  avatarUrl: string | null;
  birthYear: number | null;
}

/** The row of `profiles` by this name, left joined. */
export const authorJson = (profile: string): string =>
  `json_build_object('id', ${profile}.id, 'name', ${profile}.name, 'avatarUrl', ${profile}.avatar_url,
    'birthYear', ${profile}.birth_year)`;

const ERASED = 'Borttagen användare';

/** What this viewer sees of an author; a visitor sees only the name of one who is treated as a minor. */
export function viewAuthor({ birthYear, name, ...author }: AuthorRow, viewer: Viewer | null): Author {
  if (author.id === null) return { id: null, name: ERASED, avatarUrl: null };
  const shown = { ...author, name: name ?? 'Okänd användare' };
  return isHiddenFrom(viewer, birthYear, new Date()) ? nameOnly(shown) : shown;
}
