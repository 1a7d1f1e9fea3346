// Records a decision of staff: what undoes it, and the notices that are sent when it can no longer be undone.
import { randomUUID } from 'node:crypto';
import type { Undo } from '#shared/features/decisions/contract.ts';
import { SECONDS_TO_UNDO_DECISION } from '#shared/features/decisions/rules.ts';
import { decisionTexts } from '#shared/features/decisions/texts.ts';
import { addJob } from '../../core/jobs/jobs.ts';
import type { Mail } from '../../core/mail/mail.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Actor } from '../../core/http/request.ts';
import type { Connection } from '../../database/connection.ts';
import type { queueTextNotifications } from '../forum/actions.ts';
import type { Notification } from '../notifications/actions.ts';
import { type DecisionRow, extendOwnDecisions, insertDecision, takeDecisionAbout } from './queries.ts';

export const FINISH_DECISION = 'finish-decision';
const TRIES = 12;
/** Network time of the answer to the browser and of the undo request, so that people have the whole minute. */
const GRACE_SECONDS = 5;
const SECONDS_UNTIL_FINAL = SECONDS_TO_UNDO_DECISION + GRACE_SECONDS;

/** What follows from a decision once it can no longer be undone. */
export interface Notices {
  notifications: Notification[];
  /** To people without an account. */
  mails?: Mail[];
  /** An ad that may be public for the first time: saved searches are matched against it. */
  announcedAdId?: string;
  /** A forum text that has become public: the people it mentions or answers, and followers, are notified. */
  publishedText?: Parameters<typeof queueTextNotifications>[1];
  /** A suspended person, whose sessions are then deleted. Until then they are only refused, so that an undo makes them valid again. */
  endedSessionsOf?: string;
}

export interface NewDecision {
  /** The key of the undo function in `Feature.undo`. */
  kind: string;
  targetId: string;
  /** Data that the undo function needs. */
  change: unknown;
  notices: Notices;
}

/**
 * Records a decision in its transaction. Its notices are sent after a minute, also if the process restarts meanwhile. An
 * earlier decision on the same target that could still be undone is replaced, and its notices are not sent.
 */
export async function recordDecision(
  transaction: Connection,
  { viewer }: Pick<Actor, 'viewer'>,
  decision: NewDecision,
): Promise<Undo> {
  const earlier = await takeDecisionAbout(transaction, decision);
  const replaced = earlier && { ...earlier, replaced: null };
  return storeDecision(transaction, { ...decision, id: randomUUID(), decidedBy: viewer.id, replaced });
}

/** Stores a decision and enqueues its notices. */
export async function storeDecision(transaction: Connection, decision: DecisionRow): Promise<Undo> {
  const { id } = decision;
  const until = await insertDecision(transaction, decision, SECONDS_UNTIL_FINAL);
  await queueFinish(transaction, { id, until });
  return { id, until: until.toISOString() };
}

/**
 * Restarts the minute of the viewer's decisions. Called for as long as their undo button has focus.
 *
 * @throws ORPCError NOT_FOUND when none of them can be undone any more
 */
export async function extendDecisions(
  { database, viewer }: Actor,
  ids: readonly string[],
): Promise<{ ids: string[] }> {
  const extended = await database.kysely.transaction().execute(async (tx) => {
    const decisions = await extendOwnDecisions(tx, { ids, userId: viewer.id }, SECONDS_UNTIL_FINAL);
    for (const decision of decisions) await queueFinish(tx, decision);
    return decisions;
  });
  if (extended.length === 0) refuse('NOT_FOUND', decisionTexts.tooLate);
  return { ids: extended.map(({ id }) => id) };
}

async function queueFinish(
  transaction: Connection,
  { id, until }: { id: string; until: Date },
): Promise<void> {
  const job = { name: FINISH_DECISION, payload: { id }, tries: TRIES, runAt: until };
  await addJob(transaction, { ...job, key: `${FINISH_DECISION} ${id}` });
}
