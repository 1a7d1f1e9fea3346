// Finds pictures of a draft that the server has deleted: it deletes unused pictures after a time.
import { pictureUrl } from '#shared/features/pictures/urls.ts';

/** The ids of deleted pictures. A picture whose request fails is assumed to exist. */
export async function findMissingPictures(
  ids: readonly string[],
  urlOf: typeof pictureUrl = pictureUrl,
): Promise<Set<string>> {
  const answers = await Promise.all(
    ids.map(async (id) => ({ id, isDeleted: await isDeleted(urlOf(id, 400)) })),
  );
  return new Set(answers.filter((answer) => answer.isDeleted).map(({ id }) => id));
}

async function isDeleted(url: string): Promise<boolean> {
  try {
    // Bypasses the HTTP cache, which stores pictures for a year.
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return status === 404;
  } catch {
    return false;
  }
}
