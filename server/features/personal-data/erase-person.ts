// Erases a person: their row with everything that references it, traces elsewhere, and files.
import { ERASED_PEOPLE_FILE, readErased, recordErasure } from '../../core/erased-people.ts';
import type { AfterCommit } from '../../core/personal-data.ts';
import type { Services } from '../../core/http/request.ts';
import type { Connection } from '../../database/connection.ts';
import {
  deletePerson,
  findErasure,
  isErasureDue,
  listDue,
  listExisting,
  lockPerson,
} from './erasure-queries.ts';

/**
 * Erases a person in the caller's transaction, as declared by the features; null when there is no such person. After
 * the commit the caller passes the result to `finishErasure`.
 *
 * @param choice the person's choice, for an erasure that is repeated; `isRecorded` is false for one that need not be repeated
 * on a restored backup
 * @throws DatabaseError for the last superadmin
 */
export async function erasePerson(
  { personalData }: Pick<Services, 'personalData'>,
  transaction: Connection,
  userId: string,
  choice?: { deletesTexts: boolean; isRecorded?: boolean },
): Promise<AfterCommit[] | null> {
  const person = await lockPerson(transaction, userId);
  if (!person) return null;
  const { deletesTexts } = choice ?? (await findErasure(transaction, userId)) ?? { deletesTexts: false };
  const erasures = personalData.flatMap(({ erasure }) => erasure ?? []);
  const record: AfterCommit = ({ settings, logger }) =>
    recordErasure(settings.dataDir, { userId, deletesTexts }).catch((error: unknown) => {
      logger.error(
        { err: error, person: userId },
        `A person is erased, but a restored backup would bring them back: add a line with the time and this id to ${ERASED_PEOPLE_FILE} in DATA_DIR`,
      );
    });
  const afterCommit = choice?.isRecorded === false ? [] : [record];
  for (const { beforeRow } of erasures) {
    const rest = await beforeRow?.(transaction, { ...person, userId, deletesTexts });
    if (rest) afterCommit.push(rest);
  }
  await deletePerson(transaction, userId);
  for (const { afterRow } of erasures) await afterRow?.(transaction);
  return afterCommit;
}

/**
 * Records the erasure for restored backups, deletes the person's files, and updates what others see of them. The person is erased
 * already, so a step that fails is logged and the others follow. Files that could not be deleted are purged later.
 */
export async function finishErasure(services: Services, afterCommit: readonly AfterCommit[]): Promise<void> {
  for (const finish of afterCommit) {
    await finish(services).catch((error: unknown) => {
      services.logger.error({ err: error }, 'A person is erased, but a step after the erasure failed');
    });
  }
}

const BATCH_SIZE = 50;

/** Erases everyone whose waiting period has ended, each in a transaction: a failure does not stop the others. */
export async function eraseDue(services: Services, signal?: AbortSignal): Promise<{ erased: number }> {
  const { database, logger } = services;
  const failed: string[] = [];
  let count = 0;
  for (;;) {
    const due = await listDue(database.kysely, failed, BATCH_SIZE);
    if (due.length === 0 || signal?.aborted) return { erased: count };
    for (const userId of due) {
      try {
        const erased = await database.kysely.transaction().execute(async (tx) => {
          // It may have been cancelled while others were erased.
          const isDue = (await lockPerson(tx, userId)) !== null && (await isErasureDue(tx, userId));
          return isDue ? erasePerson(services, tx, userId) : null;
        });
        if (!erased) continue;
        count += 1;
        await finishErasure(services, erased);
      } catch (error) {
        failed.push(userId);
        logger.error(
          { err: error, person: userId },
          'A person could not be erased; the next attempt is in an hour',
        );
      }
    }
  }
}

/**
 * Erases people again who were erased after the backup from which this database was restored. Does nothing on other databases,
 * where nobody in the list exists any more.
 */
export async function repeatErasures(services: Services): Promise<void> {
  const { database, logger, settings } = services;
  const people = await readErased(settings.dataDir);
  for (const userId of await listExisting(database.kysely, [...people.keys()])) {
    try {
      const erased = await database.kysely
        .transaction()
        .execute((tx) => erasePerson(services, tx, userId, people.get(userId)));
      await finishErasure(services, erased ?? []);
      logger.warn({ person: userId }, 'Repeated an erasure that the restored backup did not have');
    } catch (error) {
      logger.error(
        { err: error, person: userId },
        'An erasure could not be repeated; the next attempt is at the next start',
      );
    }
  }
}
