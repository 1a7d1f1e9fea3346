// The fetch job: asks the sources of a run, eight at a time.
import type { JobTurn } from '../../../core/jobs/jobs.ts';
import type { Services } from '../../../core/http/request.ts';
import { publishProgress } from '../publish.ts';
import { viewRun } from '../view.ts';
import { finishRun } from './run-queries.ts';

export async function runFetch(
  services: Services,
  runId: string,
  _turn: Omit<JobTurn, 'payload'>,
): Promise<void> {
  const finished = await finishRun(services.database, runId);
  if (finished) await publishProgress(services, viewRun(finished));
}
