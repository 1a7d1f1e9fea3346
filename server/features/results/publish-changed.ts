// Publishes changes of results: drops cached pages and answers, and sends new scores to open browsers.
import type { Result, Score } from '#shared/features/results/schemas.ts';
import type { Services } from '../../core/http/request.ts';

/** A match is new, changed, scored or deleted. Its list, page, teams and league show it in the next request. */
export async function publishResultChanged({ bus }: Pick<Services, 'bus'>, id: string): Promise<void> {
  await Promise.all([bus.publish({ topic: 'results', id }), bus.publish({ topic: `result:${id}`, id })]);
}

/** The same for a match whose score, period or status changed: open browsers show it without a request. */
export async function publishScore(services: Pick<Services, 'bus' | 'live'>, score: Score): Promise<void> {
  await publishResultChanged(services, score.id);
  await services.live.broadcast({ topic: 'result', ...score });
}

/** A team or league has another name, or its matches another team or league: all pages of matches may show it. */
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
