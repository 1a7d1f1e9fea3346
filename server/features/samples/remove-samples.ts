// Removes the sample data in steps, as a job: each step is a transaction, and an interrupted removal continues where it stopped.
import type { JobRun } from '../../core/jobs/jobs.ts';
import type { AfterCommit } from '../../core/personal-data.ts';
import type { Services } from '../../core/http/request.ts';
import type { Connection } from '../../database/connection.ts';
import { erasePerson, finishErasure } from '../personal-data/actions.ts';
import { removePictureFiles } from '../pictures/actions.ts';
import { publishSamplesChanged } from './sample-state.ts';
import { failRemoval, finishRemoval, hasSamples, listSamplePeople, recordSteps } from './queries.ts';
import { deleteSampleMessages, deleteSamplePosts, deleteSampleRows } from './removal-queries.ts';
import { sampleTables } from './sample-tables.ts';

export const REMOVE_SAMPLES = 'remove-samples';
const PEOPLE_AT_ONCE = 50;

/** Steps besides those of each person. */
export const COMMON_STEPS = 2 + Object.keys(sampleTables).length;

/** Removes all sample rows, files and accounts. Accounts are removed by the same code as erasure. */
export async function removeSamples(services: Services, { isLastTry, signal }: JobRun): Promise<void> {
  const { kysely } = services.database;
  try {
    await removeInSteps(services, signal);
    if (await hasSamples(kysely)) throw new Error('Sample data remains after its removal');
    await finishRemoval(kysely);
  } catch (error) {
    if (isLastTry) await failRemoval(kysely);
    throw error;
  } finally {
    await publishSamplesChanged(services);
  }
}

async function removeInSteps(services: Services, signal: AbortSignal): Promise<void> {
  const { kysely } = services.database;
  let done = 0;
  const step = async (change: (transaction: Connection) => Promise<AfterCommit[]>) => {
    signal.throwIfAborted();
    await finishErasure(services, await kysely.transaction().execute(change));
    done += 1;
    await recordSteps(kysely, done);
  };
  await step((transaction) => withFiles(deleteSampleMessages(transaction)));
  await step((transaction) => withFiles(deleteSamplePosts(transaction)));
  for (const table of Object.keys(sampleTables))
    await step((transaction) => withFiles(deleteSampleRows(transaction, table)));
  for (;;) {
    const people = await listSamplePeople(kysely, PEOPLE_AT_ONCE);
    if (people.length === 0) return;
    for (const id of people) {
      // Not recorded for restored backups: a restored backup has all of the sample data again, not only these people.
      const choice = { deletesTexts: true, isRecorded: false };
      await step(async (transaction) => (await erasePerson(services, transaction, id, choice)) ?? []);
    }
  }
}

/** The functions to call after the commit, which delete the files of these pictures. */
async function withFiles(ids: Promise<string[]>): Promise<AfterCommit[]> {
  const pictures = await ids;
  return pictures.length > 0 ? [(parts) => removePictureFiles(parts, pictures)] : [];
}
