// Starts the fetch job: by the button, when an admin opens the back office, and every hour. All get the same run.
import type { FetchRun } from '#shared/features/news-sources/schemas.ts';
import { addJob } from '../../../core/jobs/jobs.ts';
import type { Actor, Services } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { publishProgress } from '../publish.ts';
import { viewRun } from '../view.ts';
import {
  addSourcesToRun,
  endLostRun,
  hasActiveSource,
  insertRun,
  listRequestableSources,
  lockOpenRun,
} from './run-queries.ts';

export const FETCH_NEWS = 'fetch-news';
/** The process may end during a run; another continues it with the remaining sources. */
const TRIES = 4;

export interface StartedFetch {
  run: FetchRun | null;
  reason: 'noneActive' | 'fetchedRecently' | 'noneDue' | null;
}

/**
 * Opens a run and enqueues its job, or joins the open run and adds the sources that it lacks.
 *
 * @param choice.onlyDue requests only the sources that are due, otherwise all active ones
 */
export async function startFetch(
  services: Services,
  choice: { onlyDue: boolean; now?: Date },
): Promise<StartedFetch> {
  const { now = new Date(), onlyDue } = choice;
  const { isChanged, ...started } = await services.database.kysely
    .transaction()
    .execute((tx) => openRun(tx, { onlyDue, now }));
  if (isChanged && started.run) await publishProgress(services, started.run);
  return started;
}

async function openRun(
  tx: Connection,
  choice: { onlyDue: boolean; now: Date },
): Promise<StartedFetch & { isChanged: boolean }> {
  await endLostRun(tx, choice.now);
  // The run is locked before the sources are listed, so that it cannot end before missing ones are added.
  const joined = await lockOpenRun(tx);
  const sourceIds = await listRequestableSources(tx, choice);
  if (joined) {
    // Sources that were switched on, or became due, after the run was opened.
    const missing = sourceIds.filter((id) => !joined.source_ids.includes(id));
    const run = missing.length > 0 ? await addSourcesToRun(tx, joined.id, missing) : joined;
    return { run: viewRun(run), reason: null, isChanged: missing.length > 0 };
  }
  if (sourceIds.length === 0)
    return { run: null, reason: await reasonOf(tx, choice.onlyDue), isChanged: false };
  const run = await insertRun(tx, { sourceIds, now: choice.now });
  // Another node was faster. The insert has waited for its commit, so its run is visible now.
  if (!run) return openRun(tx, choice);
  await addJob(tx, { name: FETCH_NEWS, payload: { runId: run.id }, tries: TRIES, key: FETCH_NEWS });
  return { run: viewRun(run), reason: null, isChanged: true };
}

async function reasonOf(tx: Connection, onlyDue: boolean): Promise<StartedFetch['reason']> {
  if (!(await hasActiveSource(tx))) return 'noneActive';
  return onlyDue ? 'noneDue' : 'fetchedRecently';
}

/** As `startFetch`, for an admin. Pressing the button is logged; opening the back office (`onlyDue`) is not. */
export async function startFetchAs(actor: Actor, { onlyDue }: { onlyDue: boolean }): Promise<StartedFetch> {
  const started = await startFetch(actor, { onlyDue });
  const { run } = started;
  if (!onlyDue && run)
    await writeAuditEntry(actor.database.kysely, actor, {
      action: 'news.fetch',
      target: { type: 'news-fetch', id: run.id },
      after: { sourceCount: run.sourceCount },
    });
  return started;
}
