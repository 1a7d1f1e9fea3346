// Erasing a person: their row with all that hangs on it, every trace elsewhere, and their files.
import type { AfterCommit } from '../../core/personal-data.ts';
import type { Services } from '../../core/http/request.ts';
import type { Connection } from '../../database/connection.ts';
import { deletePerson, holdPerson, isErasureDue, listDue } from './erasure-queries.ts';

/**
 * Erases a person in the caller's transaction, as the features declare; null when they are gone. After the commit the caller
 * gives the answer to `finishErasure`.
 *
 * @throws DatabaseError for the last superadmin
 */
export async function erasePerson(
  { personalData }: Pick<Services, 'personalData'>,
  transaction: Connection,
  userId: string,
): Promise<AfterCommit[] | null> {
  const person = await holdPerson(transaction, userId);
  if (!person) return null;
  const { email } = person;
  const erasures = personalData.flatMap(({ erasure }) => erasure ?? []);
  const afterCommit: AfterCommit[] = [];
  for (const { beforeRow } of erasures) {
    const rest = await beforeRow?.(transaction, { userId, email });
    if (rest) afterCommit.push(rest);
  }
  await deletePerson(transaction, userId);
  for (const { afterRow } of erasures) await afterRow?.(transaction);
  return afterCommit;
}

/** Removes the files of somebody who is erased, and drops cached pages. Files that could not be removed are swept later. */
export async function finishErasure(
  services: Pick<Services, 'bus' | 'storage' | 'logger'>,
  afterCommit: readonly AfterCommit[],
): Promise<void> {
  for (const finish of afterCommit) await finish(services);
}

const AT_A_TIME = 50;

/** Erases everyone whose time is out, one by one: one who cannot be erased does not stop the others. */
export async function eraseDue(services: Services, signal?: AbortSignal): Promise<{ erased: number }> {
  const { database, logger } = services;
  const failed: string[] = [];
  let count = 0;
  for (;;) {
    const due = await listDue(database.kysely, failed, AT_A_TIME);
    if (due.length === 0 || signal?.aborted) return { erased: count };
    for (const userId of due) {
      try {
        const erased = await database.kysely.transaction().execute(async (tx) => {
          // They may have regretted while the others were erased.
          const isDue = (await holdPerson(tx, userId)) !== null && (await isErasureDue(tx, userId));
          return isDue ? erasePerson(services, tx, userId) : null;
        });
        if (!erased) continue;
        count += 1;
        await finishErasure(services, erased);
      } catch (error) {
        failed.push(userId);
        logger.error(
          { err: error, person: userId },
          'somebody was not erased, and is tried again in an hour',
        );
      }
    }
  }
}
