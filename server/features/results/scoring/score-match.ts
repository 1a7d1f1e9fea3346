// Counts the events of scorers: under a lock of the match, in the order of the request, each event once.
import type {
  NewScoringEvent,
  Scoring,
  ScoringAnswer,
  ScoringEvent,
} from '#shared/features/results/scoring/contract.ts';
import type { Result } from '#shared/features/results/schemas.ts';
import {
  actionOf,
  applyAction,
  type ScoreState,
  type ScoringRefusal,
  undoAction,
} from '#shared/features/results/scoring/state.ts';
import { resultTexts } from '#shared/features/results/texts.ts';
import { scoringTexts } from '#shared/features/results/scoring/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { lockPeople } from '../../../database/lock-people.ts';
import { queueStatusNotices } from '../following/status-notices.ts';
import { publishScore, scoreOf } from '../publish-changed.ts';
import { viewResult } from '../view.ts';
import {
  findMatch,
  findScored,
  insertEvents,
  listAssigned,
  lockScored,
  type NewEventRow,
  readEvents,
  saveState,
  type StoredEvent,
} from './scoring-queries.ts';

/** @throws ORPCError NOT_FOUND unless the viewer may score the match */
export async function findScoring({ database, viewer }: Actor, id: string): Promise<Scoring> {
  const found =
    (await findScored(database.kysely, { id, person: viewer })) ?? (await refuseMatch(database.kysely, id));
  // Of a finished match too: a scorer who undoes its end continues in this period.
  const { period } = found.result;
  return { result: { ...viewResult(found.result), period }, events: found.events };
}

/** The viewer's coming and live matches. */
export async function listScored({ database, viewer }: Actor): Promise<{ results: Result[] }> {
  return { results: (await listAssigned(database.kysely, viewer.id)).map(viewResult) };
}

/**
 * Counts events in their order. An event that is stored already is skipped: the answer to its first request was lost. Readers get
 * the score right after the commit.
 *
 * @throws ORPCError NOT_FOUND unless the viewer may score the match; CONFLICT for an id of another match
 */
export async function addEvents(
  actor: Actor,
  { id, events }: { id: string; events: readonly NewScoringEvent[] },
): Promise<ScoringAnswer> {
  const { viewer } = actor;
  const counted = await actor.database.kysely.transaction().execute(async (tx) => {
    await lockPeople(tx, [viewer.id]);
    const before = (await lockScored(tx, { id, person: viewer })) ?? (await refuseMatch(tx, id));
    const outcome = await countEvents(tx, { id, events, before });
    if (outcome.rows.length > 0)
      await insertEvents(tx, { resultId: id, userId: viewer.id, events: outcome.rows });
    const row = outcome.state === before ? null : await saveState(tx, { id, state: outcome.state });
    if (row) await queueStatusNotices(tx, { id, before: before.status, after: outcome.state.status });
    return { row, refused: outcome.refused };
  });
  const { row, refused } = counted;
  // Published before anything else is read, so that the readers wait as briefly as possible.
  if (row) await publishScore(actor, scoreOf(viewResult(row)));
  const { result, events: latest } = await findScoring(actor, id);
  return { score: scoreOf(result), events: latest, refused };
}

/** Says whether the match is deleted or only assigned to others: everyone may see which matches exist. */
async function refuseMatch(connection: Connection, id: string): Promise<never> {
  const match = await findMatch(connection, id);
  if (!match) return refuse('NOT_FOUND', resultTexts.notFound);
  return refuse('NOT_FOUND', match.isDeleted ? scoringTexts.deleted : scoringTexts.notYours);
}

interface Outcome {
  state: ScoreState;
  rows: NewEventRow[];
  refused: ScoringAnswer['refused'];
}

async function countEvents(
  tx: Connection,
  { id, events, before }: { id: string; events: readonly NewScoringEvent[]; before: ScoreState },
): Promise<Outcome> {
  const ids = events.flatMap((event) => (event.kind === 'undo' ? [event.id, event.undoes] : [event.id]));
  const numbers = await readEvents(tx, { resultId: id, ids });
  const stored = new Map(numbers.events.map((event) => [event.id, event]));
  for (const each of events) {
    const known = stored.get(each.id);
    if (known && known.resultId !== id) refuse('CONFLICT', scoringTexts.sharedId);
  }
  const outcome: Outcome = { state: before, rows: [], refused: [] };
  const find = (eventId: string) => {
    const known = stored.get(eventId);
    return known?.resultId === id ? known : undefined;
  };
  for (const event of events) {
    if (stored.has(event.id)) continue;
    const target = event.kind === 'undo' ? find(event.undoes) : undefined;
    const next =
      event.kind === 'undo'
        ? undoStored(outcome.state, target, numbers.corrected)
        : applyAction(outcome.state, event);
    if (typeof next === 'string') {
      outcome.refused.push({ id: event.id, reason: next });
      continue;
    }
    if (next === outcome.state) continue;
    outcome.state = next;
    const row = rowOf(event, { number: numbers.last + outcome.rows.length + 1, state: next, target });
    outcome.rows.push(row);
    stored.set(row.id, storedOf(row, id));
    if (target) target.isUndone = true;
  }
  return outcome;
}

function undoStored(
  state: ScoreState,
  event: StoredEvent | undefined,
  corrected: number,
): ScoreState | ScoringRefusal {
  const action = event && actionOf(event);
  if (!event || !action) return 'unknown';
  if (event.isUndone) return state;
  return event.number < corrected ? 'corrected' : undoAction(state, action);
}

function rowOf(
  event: NewScoringEvent,
  { number, state, target }: { number: number; state: ScoreState; target: StoredEvent | undefined },
): NewEventRow {
  const period = state.period ?? 1;
  if (event.kind === 'undo') return { ...event, number, period: target?.period ?? period };
  return { period, ...event, number };
}

function storedOf({ id, number, kind, side, points, period }: NewEventRow, resultId: string): StoredEvent {
  const detail: Pick<StoredEvent, 'side' | 'points'> = { side: side ?? null, points: points ?? null };
  return {
    id,
    resultId,
    number,
    kind: kind satisfies ScoringEvent['kind'],
    period,
    ...detail,
    isUndone: false,
  };
}
