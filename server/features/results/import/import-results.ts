// Previews and imports a CSV file of results.
import { DAY_MS } from '#shared/durations.ts';
import type { ImportPreview, ImportRow } from '#shared/features/results/import/contract.ts';
import { importTexts } from '#shared/features/results/import/texts.ts';
import { seasonOf } from '#shared/features/results/rules.ts';
import {
  correctScore,
  notStarted,
  type ScoreState,
  scoreStateOf,
} from '#shared/features/results/scoring/state.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor, Services } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { lockPeople } from '../../../database/lock-people.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { insertRows, lockRows, updateRows, type WrittenResult } from '../editing/editing-queries.ts';
import { findOrCreate, lockNamesShared } from '../editing/names.ts';
import { queueStatusNotices } from '../following/status-notices.ts';
import { publishResultChanged } from '../publish-changed.ts';
import { type ImportPlan, planImport, type PlannedRow } from './plan-import.ts';
import { readCsv } from './read-csv.ts';

const SHOWN_OF_EACH = 200;
/** Nobody is notified of matches longer ago than this. */
const RECENT_MS = DAY_MS;

/** @throws ORPCError UNPROCESSABLE_CONTENT for a file that cannot be read */
export async function previewImport(
  { database }: Pick<Services, 'database'>,
  csv: string,
): Promise<ImportPreview> {
  const plan = await planImport(database.kysely, readCsv(csv));
  const counts = { new: 0, changed: 0, same: 0, rejected: 0 };
  const shown = plan.rows.filter(({ kind }) => (counts[kind] += 1) <= SHOWN_OF_EACH);
  const { newTeams, newLeagues, digest } = plan;
  return { counts, rows: shown.map(viewRow), newTeams, newLeagues, digest };
}

/**
 * Imports the new and changed rows in one transaction.
 *
 * @throws ORPCError CONFLICT when the results are no longer as they were previewed
 */
export async function importResults(
  actor: Actor,
  { csv, digest }: { csv: string; digest: string },
): Promise<{ created: number; changed: number }> {
  const read = readCsv(csv);
  const changedIds: string[] = [];
  const counts = await actor.database.kysely.transaction().execute(async (tx) => {
    await lockPeople(tx, [actor.viewer.id]);
    await lockNamesShared(tx);
    const plan = await planImport(tx, read);
    if (plan.digest !== digest) refuse('CONFLICT', importTexts.changedSince);
    const created = await createRows(tx, actor, plan);
    const changed = await changeRows(tx, actor, plan);
    changedIds.push(...changed);
    if (created + changed.length === 0) refuse('CONFLICT', importTexts.nothing);
    const counted = { created, changed: changed.length };
    const target = { type: 'result', id: 'import' } as const;
    await writeAuditEntry(tx, actor, { action: 'result.import', target, after: counted });
    return counted;
  });
  // New matches have no cached page yet, so only the lists are dropped.
  await actor.bus.publish({ topic: 'results', id: 'import' });
  for (const id of changedIds) await publishResultChanged(actor, id);
  return counts;
}

async function createRows(tx: Connection, actor: Actor, plan: ImportPlan): Promise<number> {
  const rows: Omit<WrittenResult, 'id'>[] = [];
  for (const row of plan.rows.filter(({ kind }) => kind === 'new'))
    rows.push({ ...(await writtenOf(tx, plan, row)), ...correctScore(notStarted, scoreIn(row)) });
  const ids = await insertRows(tx, { userId: actor.viewer.id, rows });
  for (const [index, { status, gameDate }] of rows.entries())
    await notifyIfRecent(tx, { id: ids[index] ?? '', before: null, after: status, gameDate });
  return rows.length;
}

async function changeRows(tx: Connection, actor: Actor, plan: ImportPlan): Promise<string[]> {
  const changed = plan.rows.filter(({ kind }) => kind === 'changed');
  const ids = changed.flatMap(({ match }) => match?.id ?? []);
  const locked = await lockRows(tx, ids);
  const rows: (WrittenResult & { isCorrected: boolean })[] = [];
  for (const row of changed) {
    const id = row.match?.id ?? '';
    const before = locked.get(id);
    // Points may have been scored between the comparison and the lock.
    if (!before || before.status !== row.match?.status) refuse('CONFLICT', importTexts.changedSince);
    const score = scoreIn(row);
    const isCorrected =
      before.status !== score.status ||
      before.homeScore !== score.homeScore ||
      before.awayScore !== score.awayScore;
    const state = isCorrected ? correctScore(before, score) : before;
    const { isForfeit, venue } = before;
    const written = await writtenOf(tx, plan, row);
    const details = { isForfeit, venue: row.venue === undefined ? venue : written.venue };
    rows.push({ ...written, ...details, ...scoreStateOf(state), id, isCorrected });
    await notifyIfRecent(tx, { id, before: before.status, after: state.status, gameDate: written.gameDate });
  }
  if (rows.length > 0) await updateRows(tx, { userId: actor.viewer.id, rows });
  return ids;
}

function scoreIn({
  status,
  homeScore,
  awayScore,
}: PlannedRow): Pick<ScoreState, 'status' | 'homeScore' | 'awayScore'> {
  return { status: status ?? 'scheduled', homeScore, awayScore };
}

async function writtenOf(
  tx: Connection,
  { teams, leagues }: ImportPlan,
  { home, away, league, gameDate, venue }: PlannedRow,
): Promise<Omit<WrittenResult, 'id' | keyof ScoreState>> {
  const homeTeam = await findOrCreate(tx, { table: 'teams', names: teams, name: home });
  const awayTeam = await findOrCreate(tx, { table: 'teams', names: teams, name: away });
  const known = await findOrCreate(tx, { table: 'leagues', names: leagues, name: league });
  const moment = gameDate ?? '';
  return {
    homeTeam: homeTeam.name,
    homeTeamId: homeTeam.id,
    awayTeam: awayTeam.name,
    awayTeamId: awayTeam.id,
    league: known.name,
    leagueId: known.id,
    season: seasonOf(new Date(moment)),
    gameDate: moment,
    venue: venue || null,
    isForfeit: false,
  };
}

async function notifyIfRecent(
  tx: Connection,
  { gameDate, ...change }: Parameters<typeof queueStatusNotices>[1] & { gameDate: string },
): Promise<void> {
  if (Math.abs(Date.now() - Date.parse(gameDate)) < RECENT_MS) await queueStatusNotices(tx, change);
}

function viewRow({
  line,
  kind,
  home,
  away,
  league,
  gameDate,
  homeScore,
  awayScore,
  status,
  note,
}: PlannedRow): ImportRow {
  return { line, kind, home, away, league, gameDate, homeScore, awayScore, status, note };
}
