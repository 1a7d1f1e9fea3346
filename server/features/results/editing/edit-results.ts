// Creating, changing and deleting results in the back office.
import * as z from 'zod';
import { keysOf } from '#shared/feature.ts';
import { MAX_MINUTES_TO_UNDO_DECISION } from '#shared/features/decisions/rules.ts';
import type { EditedResult, NewResult, SeenResult } from '#shared/features/results/editing/contract.ts';
import { editingTexts } from '#shared/features/results/editing/texts.ts';
import { seasonOf } from '#shared/features/results/rules.ts';
import {
  correctScore,
  notStarted,
  type ScoreState,
  scoreStateOf,
} from '#shared/features/results/scoring/state.ts';
import { resultTexts } from '#shared/features/results/texts.ts';
import { resultPath, scoringPath } from '#shared/paths.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor, Services, UndoDecision } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { lockPeople } from '../../../database/lock-people.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { recordDecision } from '../../decisions/actions.ts';
import {
  publishNotificationCounts,
  restoreToPages,
  TakenNotification,
  takeFromPages,
} from '../../notifications/actions.ts';
import { queueRestoredNotices, queueStatusNotices } from '../following/status-notices.ts';
import { publishResultChanged, publishScore, scoreOf } from '../publish-changed.ts';
import { viewResult } from '../view.ts';
import {
  type EditedRow,
  findRow,
  insertRows,
  listRows,
  type LockedResult,
  lockRows,
  setDeleted,
  updateRows,
  type WrittenResult,
} from './editing-queries.ts';
import { findOrCreate, lockNamesShared, readNames } from './names.ts';

/** Longer than the time in which staff can undo a deletion. */
export const RESTORABLE_MINUTES = MAX_MINUTES_TO_UNDO_DECISION + 5;

/** Staff see the score of a scheduled match too. */
function viewEdited(row: EditedRow): EditedResult {
  const { homeScore, awayScore, scorers } = row;
  return { ...viewResult(row), homeScore, awayScore, scorers };
}

/** @throws ORPCError UNPROCESSABLE_CONTENT if the cursor is not valid */
export async function listForEditing(
  { database }: Pick<Services, 'database'>,
  search: Parameters<typeof listRows>[1],
) {
  const { rows, ...cursors } = await listRows(database, search);
  return { results: rows.map(viewEdited), ...cursors };
}

/** @throws ORPCError NOT_FOUND */
export async function findForEditing(
  services: Pick<Services, 'database'>,
  id: string,
): Promise<EditedResult> {
  return viewEdited(await requireRow(services, id));
}

async function requireRow({ database }: Pick<Services, 'database'>, id: string): Promise<EditedRow> {
  return (await findRow(database.kysely, id)) ?? refuse('NOT_FOUND', resultTexts.notFound);
}

export async function createResult(actor: Actor, fields: NewResult): Promise<EditedResult> {
  const id = await actor.database.kysely.transaction().execute(async (tx) => {
    await lockNamesShared(tx);
    const row = { ...(await nameAll(tx, fields)), ...correctScore(notStarted, fields) };
    const [created = ''] = await insertRows(tx, { userId: actor.viewer.id, rows: [row] });
    const target = { type: 'result', id: created } as const;
    await writeAuditEntry(tx, actor, { action: 'result.create', target, after: logged(row) });
    await queueStatusNotices(tx, { id: created, before: null, after: row.status });
    return created;
  });
  await publishResultChanged(actor, id);
  return findForEditing(actor, id);
}

/**
 * Changes only the fields that differ from `seen`, so that points which scorers enter meanwhile are not overwritten.
 *
 * @throws ORPCError NOT_FOUND; CONFLICT when the stored value of a changed field is no longer that of `seen`
 */
export async function changeResult(
  actor: Actor,
  { id, seen, ...fields }: NewResult & { id: string; seen: SeenResult },
): Promise<EditedResult> {
  const isScored = await actor.database.kysely.transaction().execute(async (tx) => {
    await lockPeople(tx, [actor.viewer.id]);
    await lockNamesShared(tx);
    const before = (await lockRows(tx, [id])).get(id) ?? refuse('NOT_FOUND', resultTexts.notFound);
    const merged = merge(fields, seen, before);
    const isCorrected = (['status', 'homeScore', 'awayScore'] as const).some(
      (field) => merged[field] !== before[field],
    );
    const state = isCorrected ? correctScore(before, merged) : scoreStateOf(before);
    const row = { id, ...(await nameAll(tx, merged)), ...state, isCorrected };
    await updateRows(tx, { userId: actor.viewer.id, rows: [row] });
    const target = { type: 'result', id } as const;
    await writeAuditEntry(tx, actor, {
      action: 'result.change',
      target,
      before: logged(before),
      after: logged(row),
    });
    if (isCorrected) await queueStatusNotices(tx, { id, before: before.status, after: row.status });
    return isCorrected;
  });
  const changed = await requireRow(actor, id);
  // Everyone gets the event, so it has what everyone may see: not the score of a match that is scheduled again.
  await (isScored ? publishScore(actor, scoreOf(viewResult(changed))) : publishResultChanged(actor, id));
  return viewEdited(changed);
}

/**
 * Deletes a match and the notifications that lead to it; undoing the deletion restores them.
 *
 * @throws ORPCError NOT_FOUND
 */
export async function deleteResult(actor: Actor, id: string) {
  const { undo, recipients } = await actor.database.kysely.transaction().execute(async (tx) => {
    // Both lock people, and an erasure locks a person before the matches that they edited.
    const withdrawn = await takeFromPages(tx, { hrefs: [resultPath(id), scoringPath(id)] });
    const decided = await recordDecision(tx, actor, {
      kind: 'result',
      targetId: id,
      change: { taken: withdrawn.taken } satisfies z.infer<typeof Deletion>,
      notices: { notifications: [] },
    });
    if (!(await setDeleted(tx, { id, isDeleted: true }))) refuse('NOT_FOUND', resultTexts.notFound);
    await writeAuditEntry(tx, actor, { action: 'result.delete', target: { type: 'result', id } });
    return { recipients: withdrawn.recipients, undo: decided };
  });
  await publishResultChanged(actor, id);
  await publishNotificationCounts(actor, recipients);
  return { id, undo };
}

const Deletion = z.object({ taken: z.array(TakenNotification).default([]) });

export const undoDeletion: UndoDecision = async (tx, actor, { targetId: id, change }) => {
  // Before the match, because this locks people.
  const recipients = await restoreToPages(tx, Deletion.parse(change).taken);
  if (!(await setDeleted(tx, { id, isDeleted: false }))) return null;
  await queueRestoredNotices(tx, id);
  await writeAuditEntry(tx, actor, { action: 'decision.undo', target: { type: 'result', id } });
  return async () => {
    await publishResultChanged(actor, id);
    await publishNotificationCounts(actor, recipients);
  };
};

/** Merges the fields that staff changed into the stored ones. */
function merge(fields: NewResult, seen: SeenResult, stored: LockedResult): NewResult {
  const merged: Record<string, unknown> = {};
  for (const field of keysOf(fields)) {
    const [wanted, now] = [fields[field], stored[field]];
    const isChanged = !isSame(field, wanted, seen[field]);
    if (isChanged && !isSame(field, now, seen[field]) && !isSame(field, now, wanted))
      refuse('CONFLICT', editingTexts.changedMeanwhile);
    merged[field] = isChanged ? wanted : now;
  }
  return merged as NewResult;
}

function isSame(field: keyof NewResult, one: unknown, other: unknown): boolean {
  if (field === 'gameDate') return Date.parse(String(one)) === Date.parse(String(other));
  return field === 'venue' ? (one || null) === (other || null) : one === other;
}

/** The match with its teams and league, which are created if they are new. */
async function nameAll(
  tx: Connection,
  { homeTeam, awayTeam, league, gameDate, venue, isForfeit }: NewResult,
): Promise<Omit<WrittenResult, 'id' | keyof ScoreState>> {
  const names = await readNames(tx, 'teams');
  const home = await findOrCreate(tx, { table: 'teams', names, name: homeTeam });
  const away = await findOrCreate(tx, { table: 'teams', names, name: awayTeam });
  if (home.id === away.id)
    refuse('UNPROCESSABLE_CONTENT', editingTexts.sameTeams, { awayTeam: editingTexts.sameTeams });
  const known = await findOrCreate(tx, {
    table: 'leagues',
    names: await readNames(tx, 'leagues'),
    name: league,
  });
  return {
    homeTeam: home.name,
    homeTeamId: home.id,
    awayTeam: away.name,
    awayTeamId: away.id,
    league: known.name,
    leagueId: known.id,
    season: seasonOf(new Date(gameDate)),
    gameDate,
    venue: venue || null,
    isForfeit,
  };
}

/** The fields of a match in the audit log: no names. */
function logged({
  status,
  homeScore,
  awayScore,
  gameDate,
  isForfeit,
}: Pick<WrittenResult, 'status' | 'homeScore' | 'awayScore' | 'gameDate' | 'isForfeit'>) {
  return { status, homeScore, awayScore, gameDate: new Date(gameDate).toISOString(), isForfeit };
}
