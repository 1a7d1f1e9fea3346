// Who may score a match besides staff: assigned and removed by staff.
import type { Scorer } from '#shared/features/results/scoring/contract.ts';
import { scoringTexts } from '#shared/features/results/scoring/texts.ts';
import { resultTexts } from '#shared/features/results/texts.ts';
import { scoringPath } from '#shared/paths.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor, Services } from '../../../core/http/request.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { notify, publishNotificationCounts, withdrawFromPages } from '../../notifications/actions.ts';
import { nameOfMatch } from '../following/match-name.ts';
import { deleteScorer, hasResult, insertScorer, listScorers } from './scoring-queries.ts';

/** @throws ORPCError NOT_FOUND */
export async function findScorers(
  { database: { kysely } }: Pick<Services, 'database'>,
  id: string,
): Promise<{ scorers: Scorer[] }> {
  if (!(await hasResult(kysely, id))) refuse('NOT_FOUND', resultTexts.notFound);
  return { scorers: await listScorers(kysely, id) };
}

/**
 * Assigns a user, who is notified with a link.
 *
 * @throws ORPCError NOT_FOUND for an unknown match or user
 */
export async function addScorer(
  actor: Actor,
  { id, userId }: { id: string; userId: string },
): Promise<{ scorers: Scorer[] }> {
  await actor.database.kysely.transaction().execute(async (tx) => {
    const text = (await nameOfMatch(tx, id)) ?? refuse('NOT_FOUND', resultTexts.notFound);
    const isAdded =
      (await insertScorer(tx, { resultId: id, userId })) ?? refuse('NOT_FOUND', scoringTexts.userNotFound);
    if (!isAdded) return;
    const target = { type: 'result', id } as const;
    await writeAuditEntry(tx, actor, { action: 'result.assign', target, after: { userId } });
    await notify(tx, { userId, event: 'result.assigned', data: { text, href: scoringPath(id) } });
  });
  await publishNotificationCounts(actor, [userId]);
  return findScorers(actor, id);
}

/**
 * Removes a scorer, and the notification that they were assigned.
 *
 * @throws ORPCError NOT_FOUND for an unknown match
 */
export async function removeScorer(
  actor: Actor,
  { id, userId }: { id: string; userId: string },
): Promise<{ scorers: Scorer[] }> {
  const recipients = await actor.database.kysely.transaction().execute(async (tx) => {
    if (!(await deleteScorer(tx, { resultId: id, userId }))) return [];
    const target = { type: 'result', id } as const;
    await writeAuditEntry(tx, actor, { action: 'result.unassign', target, before: { userId } });
    return withdrawFromPages(tx, { hrefs: [scoringPath(id)], userId });
  });
  await publishNotificationCounts(actor, recipients);
  return findScorers(actor, id);
}
