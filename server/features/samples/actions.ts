// Shows how much sample data there is, and starts its removal.
import type { SampleOffice } from '#shared/features/samples/contract.ts';
import { sampleTexts } from '#shared/features/samples/texts.ts';
import { addJob } from '../../core/jobs/jobs.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Actor } from '../../core/http/request.ts';
import { writeAuditEntry } from '../audit/actions.ts';
import { countSamples, findRemoval, hasSamples, isSamplePerson, startRemoval } from './queries.ts';
import { COMMON_STEPS, REMOVE_SAMPLES } from './remove-samples.ts';
import { viewSampleOffice } from './view.ts';

/** With the queue's delays, the last attempt is after a minute and a half. */
const TRIES = 5;

export { hasSamples } from './queries.ts';
export { areSamplesThere, hideSamplesFromRobots, isPublic } from './sample-state.ts';

export async function readSampleOffice({ database, viewer }: Actor): Promise<SampleOffice> {
  const { kysely } = database;
  const [areThere, counts, removal] = await Promise.all([
    hasSamples(kysely),
    countSamples(kysely),
    findRemoval(kysely),
  ]);
  return viewSampleOffice({ areThere, counts, removal, role: viewer.role });
}

/**
 * Starts the removal as a job. While one is running, nothing more is started.
 *
 * @throws ORPCError CONFLICT without sample data, and for a caller who is an invented person
 */
export async function startSampleRemoval(actor: Actor): Promise<SampleOffice> {
  const { database, viewer } = actor;
  await database.kysely.transaction().execute(async (tx) => {
    if (await isSamplePerson(tx, viewer.id)) refuse('CONFLICT', sampleTexts.ownAccountIsSample);
    if (!(await hasSamples(tx))) refuse('CONFLICT', sampleTexts.noneLeft);
    const counts = await countSamples(tx);
    if (!(await startRemoval(tx, COMMON_STEPS + counts.people))) return;
    await addJob(tx, { name: REMOVE_SAMPLES, payload: {}, tries: TRIES });
    await writeAuditEntry(tx, actor, {
      action: 'samples.remove',
      target: { type: 'samples', id: 'all' },
      before: counts,
    });
  });
  return readSampleOffice(actor);
}
