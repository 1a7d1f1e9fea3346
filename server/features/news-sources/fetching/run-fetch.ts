// The fetch job: requests the sources of a run, several at a time, and stores the result of each.
import pLimit from 'p-limit';
import { hoursUntilNextFetch, switchOffTime } from '#shared/features/news-sources/rules.ts';
import type { JobRun } from '../../../core/jobs/jobs.ts';
import type { Services } from '../../../core/http/request.ts';
import { listStaff } from '../../../core/live/queries.ts';
import { notify, publishNotificationCounts } from '../../notifications/actions.ts';
import { openFeedReader } from '../feed/feed-reader.ts';
import { publishProgress } from '../publish.ts';
import { viewRun } from '../view.ts';
import { type Answer, requestSource } from './request-source.ts';
import { countSource, finishRun, lockRun, purgeOld, type RunRow } from './run-queries.ts';
import {
  type SourceToRequest,
  insertLogEntry,
  listSourcesOfRun,
  saveOutcome,
  type SourceOutcome,
} from './source-queries.ts';

const CONCURRENT_REQUESTS = 8;
const HOUR_MS = 3_600_000;

/** What the job needs of the services. */
type FetchServices = Pick<Services, 'database' | 'settings'> & {
  live: Pick<Services['live'], 'publishEphemeral' | 'publishStored'>;
};

type FetchJobRun = Pick<JobRun, 'signal' | 'isLastTry'> & {
  /** Only tests pass it. */
  now?: () => Date;
};

/**
 * Requests the sources of a run that have not been requested yet: when a process ends, another one continues its run.
 *
 * @throws Error if the job should be retried
 */
export async function runFetch(
  services: FetchServices,
  runId: string,
  { signal, isLastTry, now = () => new Date() }: FetchJobRun,
): Promise<void> {
  const reader = openFeedReader();
  const requests = pLimit(CONCURRENT_REQUESTS);
  const inTurn = pLimit(1);
  try {
    const requestedIds: string[] = [];
    // Sources may be added to the run while others are requested.
    for (;;) {
      const sources = await nextSources(services, runId, requestedIds);
      if (sources.length === 0) break;
      requestedIds.push(...sources.map(({ id }) => id));
      const results = await Promise.allSettled(
        sources.map((source) =>
          requests(async () => {
            const answer = await requestSource(services, source, {
              runId,
              reader,
              inTurn,
              signal,
              isLastTry,
              now,
            });
            await storeAnswer(services, { runId, source, answer, now: now() });
          }),
        ),
      );
      const failed = results.find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    }
  } catch (error) {
    if (isLastTry && !signal.aborted)
      await publishEnd(services, await finishRun(services.database.kysely, runId));
    throw error;
  } finally {
    await reader.close();
  }
}

/** The sources left in a run. A run without any is ended in the same transaction, so that none can be added to it too late. */
async function nextSources(
  services: FetchServices,
  runId: string,
  requestedIds: string[],
): Promise<SourceToRequest[]> {
  const { sources, finished } = await services.database.kysely.transaction().execute(async (tx) => {
    await lockRun(tx, runId);
    const left = await listSourcesOfRun(tx, runId, requestedIds);
    return { sources: left, finished: left.length === 0 ? await finishRun(tx, runId) : null };
  });
  await publishEnd(services, finished);
  return sources;
}

async function publishEnd(services: FetchServices, finished: RunRow | null): Promise<void> {
  if (!finished) return;
  await publishProgress(services, viewRun(finished));
  await purgeOld(services.database);
}

interface Stored {
  runId: string;
  source: SourceToRequest;
  answer: Answer;
  now: Date;
}

async function storeAnswer(services: FetchServices, { runId, source, answer, now }: Stored): Promise<void> {
  const outcome = outcomeOf(source, answer, now);
  const { run, notifiedIds } = await services.database.kysely.transaction().execute(async (tx) => {
    await saveOutcome(tx, source.url, outcome);
    await insertLogEntry(tx, {
      sourceId: source.id,
      fetchDate: now,
      success: answer.success,
      itemsFound: answer.itemsFound,
      errorMessage: describe(answer, outcome),
    });
    const staffIds = outcome.isSwitchedOff ? await listStaff(services.database) : [];
    await notify(
      tx,
      staffIds.map((userId) => ({
        userId,
        event: 'news.source-switched-off' as const,
        data: { text: source.name },
      })),
    );
    const counted = await countSource(tx, runId, { isFailed: !answer.success });
    return { run: counted, notifiedIds: staffIds };
  });
  await publishProgress(services, viewRun(run));
  await publishNotificationCounts(services, notifiedIds);
}

/**
 * The next request comes after the interval, and later the longer a source has failed, but in time for switching the source off;
 * never before its Retry-After.
 */
function outcomeOf(source: SourceToRequest, answer: Answer, now: Date): SourceOutcome {
  const { success, retryAt, validators, movedTo } = answer;
  const failures = success ? 0 : source.failures + 1;
  const failingSince = success ? null : (source.failing_since ?? now);
  const hours = hoursUntilNextFetch({ fetchFrequencyHours: source.fetch_frequency_hours, failures });
  const offAt = failingSince ? switchOffTime(failingSince).getTime() : Infinity;
  const isOff = offAt <= now.getTime();
  const next = Math.min(now.getTime() + hours * HOUR_MS, isOff ? Infinity : offAt);
  const nextFetchAt = new Date(Math.max(next, retryAt?.getTime() ?? 0));
  return {
    id: source.id,
    lastFetch: now,
    nextFetchAt,
    retryAt,
    failures,
    failingSince,
    validators,
    movedTo,
    isSwitchedOff: isOff,
  };
}

/** The message of the log entry. */
function describe(
  { message, movedTo, retryAt }: Answer,
  { isSwitchedOff: isOff }: SourceOutcome,
): string | null {
  const parts = [
    message,
    movedTo && `Källan har flyttat till ${movedTo}.`,
    retryAt && 'Källan har bett oss vänta med nästa hämtning.',
    isOff && 'Källan är nu avstängd.',
  ];
  return parts.filter(Boolean).join(' ') || null;
}
