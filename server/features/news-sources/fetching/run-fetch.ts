// The fetch job: asks the sources of a run, several at a time, and stores what came of each.
import pLimit from 'p-limit';
import { hoursUntilNextFetch, isSwitchedOff } from '#shared/features/news-sources/rules.ts';
import type { JobTurn } from '../../../core/jobs/jobs.ts';
import type { Services } from '../../../core/http/request.ts';
import { notify, publishNotificationCounts } from '../../notifications/actions.ts';
import { openFeedReader } from '../feed/feed-reader.ts';
import { publishProgress } from '../publish.ts';
import { listStaff } from '../queries.ts';
import { viewRun } from '../view.ts';
import { type Answer, askSource } from './ask-source.ts';
import { countSource, finishRun, lockRun, purgeOld, type RunRow } from './run-queries.ts';
import {
  type AskedSource,
  insertLogEntry,
  listSourcesOfRun,
  saveOutcome,
  type SourceOutcome,
} from './source-queries.ts';

const CONCURRENT_REQUESTS = 8;
const HOUR_MS = 3_600_000;

/** What the job needs of the services. */
type FetchServices = Pick<Services, 'database' | 'settings'> & {
  live: Pick<Services['live'], 'publishEphemeral' | 'announce'>;
};

type Turn = Pick<JobTurn, 'signal' | 'isLastTry'> & {
  /** Only tests pass it. */
  now?: () => Date;
};

/**
 * Asks the sources of a run that were not asked yet: after the end of a process another continues its run.
 *
 * @throws Error if the job should be retried
 */
export async function runFetch(
  services: FetchServices,
  runId: string,
  { signal, isLastTry, now = () => new Date() }: Turn,
): Promise<void> {
  const reader = openFeedReader();
  const requests = pLimit(CONCURRENT_REQUESTS);
  const inTurn = pLimit(1);
  try {
    const askedIds: string[] = [];
    // Sources may be added while others are asked.
    for (;;) {
      const sources = await nextSources(services, runId, askedIds);
      if (sources.length === 0) break;
      askedIds.push(...sources.map(({ id }) => id));
      const asked = await Promise.allSettled(
        sources.map((source) =>
          requests(async () => {
            const answer = await askSource(services, source, { runId, reader, inTurn, signal, now });
            await storeAnswer(services, { runId, source, answer, now: now() });
          }),
        ),
      );
      const failed = asked.find(({ status }) => status === 'rejected');
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

/** The sources that are left; a run that has none ends in the same transaction, so that none can be added to it too late. */
async function nextSources(
  services: FetchServices,
  runId: string,
  askedIds: string[],
): Promise<AskedSource[]> {
  const { sources, finished } = await services.database.kysely.transaction().execute(async (tx) => {
    await lockRun(tx, runId);
    const left = await listSourcesOfRun(tx, runId, askedIds);
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
  source: AskedSource;
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

/** Asked again after its interval, later the longer it has failed, never before the time that it gave. */
function outcomeOf(source: AskedSource, answer: Answer, now: Date): SourceOutcome {
  const { success, retryAt, validators, movedTo } = answer;
  const failures = success ? 0 : source.failures + 1;
  const failingSince = success ? null : (source.failing_since ?? now);
  const hours = hoursUntilNextFetch({ fetchFrequencyHours: source.fetch_frequency_hours, failures });
  const nextFetchAt = new Date(Math.max(now.getTime() + hours * HOUR_MS, retryAt?.getTime() ?? 0));
  return {
    id: source.id,
    lastFetch: now,
    nextFetchAt,
    retryAt,
    failures,
    failingSince,
    validators,
    movedTo,
    isSwitchedOff: failingSince !== null && isSwitchedOff(failingSince, now),
  };
}

/** What the log says. */
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
