// Stores a new text exactly once. The browser sends it again, with the same id, when the first answer was lost.
import { randomUUID } from 'node:crypto';
import { forumTexts } from '#shared/features/forum/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import { isUniqueViolation } from '../../../database/violations.ts';

/**
 * A failure is answered with the text that is stored under the id. This costs a first attempt nothing, and includes a thread
 * that was locked or a limit that was reached in between.
 *
 * @param id chosen by the browser; without one, each request stores a text
 * @throws ORPCError CONFLICT for an id that another user has used
 */
export async function writeOnce<Written>(
  id: string | undefined,
  {
    write,
    findOwn,
  }: { write: (id: string) => Promise<Written>; findOwn: (id: string) => Promise<Written | null> },
): Promise<Written> {
  if (id === undefined) return write(randomUUID());
  try {
    return await write(id);
  } catch (error) {
    const stored = await findOwn(id);
    if (stored) return stored;
    if (isUniqueViolation(error)) refuse('CONFLICT', forumTexts.idTaken);
    throw error;
  }
}
