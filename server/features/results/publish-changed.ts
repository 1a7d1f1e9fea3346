// Publishes changes of results: drops cached pages and answers, and sends new scores to open browsers.
import type { Result, Score } from '#shared/features/results/schemas.ts';
import type { Services } from '../../core/http/request.ts';
import { isPageOpen } from '../page-settings/actions.ts';

/** Publishes a new, changed, scored or deleted match: list, match page, teams and league show it in the next request. */
export async function publishResultChanged({ bus }: Pick<Services, 'bus'>, id: string): Promise<void> {
  await Promise.all([bus.publish({ topic: 'results', id }), bus.publish({ topic: `result:${id}`, id })]);
}

/**
 * As `publishResultChanged`, for a changed score, period or status: open browsers also get it as a live event. While the page is
 * closed they get the id only, as in events of the forum, and the API refuses the score to all but staff.
 */
export async function publishScore(
  services: Pick<Services, 'bus' | 'live' | 'database' | 'answerCache'>,
  score: Score,
): Promise<void> {
  await publishResultChanged(services, score.id);
  const isOpen = await isPageOpen(services, 'news');
  await services.live.broadcast({ topic: 'result', ...(isOpen ? score : { id: score.id }) });
}

/** Notifies open browsers of a match's new thread: they do not know its id, and ignore events of its comments. */
export async function publishMatchThread(
  { live }: Pick<Services, 'live'>,
  thread: { id: string; forumPostId: string },
): Promise<void> {
  await live.broadcast({ topic: 'match-thread', ...thread });
}

/** Publishes that a team or league was renamed or merged: any page of a match may show its name, so all are dropped. */
export async function publishNamesChanged({ bus }: Pick<Services, 'bus'>, id: string): Promise<void> {
  await Promise.all([bus.publish({ topic: 'results', id }), bus.publish({ topic: 'result-names', id })]);
}

/** The part of a result that changes during a match. */
export function scoreOf({
  id,
  status,
  homeScore,
  awayScore,
  period,
  homePeriods,
  awayPeriods,
  version,
}: Result): Score {
  return { id, status, homeScore, awayScore, period, homePeriods, awayPeriods, version };
}
