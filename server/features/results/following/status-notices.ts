// Notifies followers that a match has started or ended, and corrects the score in these notifications. It waits a little,
// since the scorer may have pressed by mistake.
import * as z from 'zod';
import type { ResultStatus } from '#shared/features/results/rules.ts';
import { resultPath } from '#shared/paths.ts';
import type { Services } from '../../../core/http/request.ts';
import { addJob, type Job } from '../../../core/jobs/jobs.ts';
import type { Connection } from '../../../database/connection.ts';
import { correctText } from '../../notifications/actions.ts';
import { isPageOpen } from '../../page-settings/actions.ts';
import { listFollowers, recordNotice, readNotifiedMatch } from './follow-queries.ts';
import { notifyAll } from './notify-all.ts';

const NOTIFY_OF_STATUS = 'notify-of-result';
const TRIES = 5;
/** Delays of the notification, in seconds: an undo within this time prevents it. */
const NOTICE_DELAYS = { live: 20, finished: 60 } as const;
const events = { live: 'result.started', finished: 'result.finished' } as const;

const Payload = z.object({ id: z.guid(), status: z.enum(['live', 'finished']) });

/** Enqueues the notification of a new status or a corrected final score, in the transaction that writes it. */
export async function queueStatusNotices(
  transaction: Connection,
  { id, before, after }: { id: string; before: ResultStatus | null; after: ResultStatus },
): Promise<void> {
  if (after === 'scheduled' || (after === before && after !== 'finished')) return;
  const payload: z.infer<typeof Payload> = { id, status: after };
  const runAt = new Date(Date.now() + NOTICE_DELAYS[after] * 1000);
  const key = `${NOTIFY_OF_STATUS} ${after} ${id}`;
  await addJob(transaction, { name: NOTIFY_OF_STATUS, payload, tries: TRIES, runAt, key });
}

/** Enqueues the notification of a match that is restored: the one before may have been due while the match was deleted. */
export async function queueRestoredNotices(transaction: Connection, id: string): Promise<void> {
  const match = await readNotifiedMatch(transaction, id);
  if (match) await queueStatusNotices(transaction, { id, before: null, after: match.status });
}

export function statusNoticeJobs(services: Services): Job[] {
  return [{ name: NOTIFY_OF_STATUS, run: ({ payload }) => notifyOfStatus(services, Payload.parse(payload)) }];
}

/**
 * Notifies once for each match and status; after that, the text is corrected without a new notification. Old matches,
 * which staff enter later, are no news and left out.
 */
async function notifyOfStatus(services: Services, { id, status }: z.infer<typeof Payload>): Promise<void> {
  if (!(await isPageOpen(services, 'news'))) return;
  const live = await services.database.kysely.transaction().execute(async (tx) => {
    const match = await readNotifiedMatch(tx, id);
    if (match?.status !== status) return [];
    const event = events[status];
    const name = `${match.home} – ${match.away}`;
    const hasScore = status === 'finished' && match.homeScore !== null;
    const data = {
      text: hasScore ? `${name} ${match.homeScore}–${match.awayScore}` : name,
      href: resultPath(id),
    };
    return match.isRecent && (await recordNotice(tx, { resultId: id, event }))
      ? notifyAll(tx, await listFollowers(tx, match), { event, data })
      : correctText(tx, { event, ...data });
  });
  await services.live.publish(live);
}
