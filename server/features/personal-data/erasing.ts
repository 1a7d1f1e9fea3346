// Erasing a person: their row with all that hangs on it, every trace elsewhere, and their files.
import type { Services } from '../../core/request.ts';
import type { Connection } from '../../database/connection.ts';
import { placeOf } from '../accounts/actions.ts';
import { tellOfAd } from '../ads/actions.ts';
import { deleteForsakenThreads } from '../messages/actions.ts';
import { removePictureFiles } from '../pictures/actions.ts';
import { tellOfPerson } from '../profiles/actions.ts';
import {
  blankEvents,
  blankReportsOf,
  deleteJobsOf,
  deleteLimitsOf,
  deleteMailsTo,
  deleteNewsOf,
  deletePerson,
  deleteRegistrationsOf,
  type Erased,
  listAddresses,
  listBelongings,
} from './erase-queries.ts';
import { removeExportFiles } from './export-files.ts';
import { holdPerson, isErasureDue, listDue } from './erasure-queries.ts';

/**
 * Erases a person in the caller's transaction; null when they are gone. After the commit the caller gives the answer to
 * `forgetErased`.
 *
 * @throws DatabaseError for the last superadmin
 */
export async function erasePerson(transaction: Connection, userId: string): Promise<Erased | null> {
  const person = await holdPerson(transaction, userId);
  if (!person) return null;
  const { email } = person;
  const erased = await listBelongings(transaction, userId);
  const addresses = await listAddresses(transaction, userId);
  await blankEvents(transaction, { userId, email });
  await deleteMailsTo(transaction, email);
  await deleteNewsOf(transaction, userId);
  await deleteRegistrationsOf(transaction, email);
  await blankReportsOf(transaction, { userId, email });
  await deleteJobsOf(transaction, { userId, email });
  await deleteLimitsOf(transaction, [userId, email, ...addresses, ...addresses.map(placeOf)]);
  await deletePerson(transaction, userId);
  await deleteForsakenThreads(transaction);
  return erased;
}

/** Removes the files of somebody who is erased, and tells the pages. Files that could not be removed are swept later. */
export async function forgetErased(
  services: Pick<Services, 'bus' | 'storage' | 'logger'>,
  { userId, adIds, pictureIds, exportIds }: Erased,
): Promise<void> {
  await removePictureFiles(services, pictureIds);
  await removeExportFiles(services, exportIds);
  await tellOfPerson(services, userId);
  for (const id of adIds) await tellOfAd(services, id);
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
          return isDue ? erasePerson(tx, userId) : null;
        });
        if (!erased) continue;
        count += 1;
        await forgetErased(services, erased);
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
