// Whether the server still has the pictures a draft remembers: those that wait too long are swept.
import { pictureUrl } from '#shared/features/pictures/urls.ts';

/** The ids of those that are gone. A picture we could not ask about is taken to be there. */
export async function findMissingPictures(
  ids: readonly string[],
  urlOf: typeof pictureUrl = pictureUrl,
): Promise<Set<string>> {
  const answers = await Promise.all(ids.map(async (id) => ({ id, isGone: await isGone(urlOf(id, 400)) })));
  return new Set(answers.filter((answer) => answer.isGone).map(({ id }) => id));
}

async function isGone(url: string): Promise<boolean> {
  try {
    // Past the browser's own copy, which is kept for a year.
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return status === 404;
  } catch {
    return false;
  }
}
