// What an import would do: compares the rows of a file with the stored matches.
import { createHash } from 'node:crypto';
import { importTexts } from '#shared/features/results/import/texts.ts';
import { formatDay, formatMinute } from '#shared/format.ts';
import { resultLabels } from '#shared/features/results/rules.ts';
import type { Connection } from '../../../database/connection.ts';
import { keyOf, type Names, readNames } from '../editing/names.ts';
import { type KnownMatch, listMatchesBetween } from './import-queries.ts';
import type { ReadRow } from './read-csv.ts';

export interface PlannedRow extends ReadRow {
  kind: 'new' | 'changed' | 'same' | 'rejected';
  note: string;
  /** The stored match that changes. */
  match: KnownMatch | undefined;
}

export interface ImportPlan {
  rows: PlannedRow[];
  teams: Names;
  leagues: Names;
  newTeams: string[];
  newLeagues: string[];
  digest: string;
}

/** A row and a stored match are the same if league, teams and day are equal; the time of day may have changed. */
export async function planImport(connection: Connection, read: readonly ReadRow[]): Promise<ImportPlan> {
  const teams = await readNames(connection, 'teams');
  const leagues = await readNames(connection, 'leagues');
  const days = read.flatMap(({ gameDate }) => gameDate ?? []).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  const stored = first && last ? await listMatchesBetween(connection, { first, last }) : [];
  const known = Map.groupBy(stored, ({ leagueId, homeId, awayId, gameDate }) =>
    [leagueId, homeId, awayId, formatDay(gameDate)].join(' '),
  );
  const lines = new Map<string, number>();
  const rows = read.map((row): PlannedRow => {
    const reject = (note: string): PlannedRow => ({ ...row, kind: 'rejected', note, match: undefined });
    if (row.reason || !row.gameDate) return reject(row.reason || importTexts.dateInvalid);
    const [home, away] = [nameKey(teams, row.home), nameKey(teams, row.away)];
    if (home === away) return reject(importTexts.sameTeams);
    const key = [nameKey(leagues, row.league), home, away, formatDay(row.gameDate)].join(' ');
    const line = lines.get(key);
    if (line !== undefined) return reject(importTexts.repeated(line));
    lines.set(key, row.line);
    const matches = known.get(key) ?? [];
    const [match] = matches;
    if (!match) return { ...row, status: row.status ?? 'scheduled', kind: 'new', note: '', match };
    if (matches.length > 1) return reject(importTexts.ambiguous);
    const merged = withStoredScore(row, match);
    const note = describeChange(merged, match);
    if (note && match.status === 'live') return reject(importTexts.isLive);
    return { ...merged, kind: note ? 'changed' : 'same', note, match };
  });
  const added = rows.filter(({ kind }) => kind === 'new');
  return {
    rows,
    teams,
    leagues,
    newTeams: namesOutside(
      teams,
      added.flatMap(({ home, away }) => [home, away]),
    ),
    newLeagues: namesOutside(
      leagues,
      added.map(({ league }) => league),
    ),
    digest: digestOf(rows),
  };
}

/** The id for a known name; the name itself for an unknown one. */
function nameKey(names: Names, name: string): string {
  return names.get(keyOf(name))?.id ?? keyOf(name);
}

/** The unknown names, each once, spelled as at its first occurrence. */
function namesOutside(names: Names, all: readonly string[]): string[] {
  const unknown = new Map<string, string>();
  for (const name of all) {
    const key = keyOf(name);
    if (!names.has(key) && !unknown.has(key)) unknown.set(key, name);
  }
  return [...unknown.values()];
}

/** A file of new times often has no scores, which must not erase those of finished matches. */
function withStoredScore(row: ReadRow, { status, homeScore, awayScore }: KnownMatch): ReadRow {
  if (row.homeScore !== null || row.status === 'scheduled') return row;
  return { ...row, status: row.status ?? status, homeScore, awayScore };
}

/** "80–75, SLUTAT", or empty when nothing changes. */
function describeChange(row: ReadRow, match: KnownMatch): string {
  const isMoved = Date.parse(row.gameDate ?? '') !== Date.parse(match.gameDate);
  const isScored = row.homeScore !== match.homeScore || row.awayScore !== match.awayScore;
  const changes = [
    ...(isMoved && row.gameDate ? [formatMinute(row.gameDate)] : []),
    ...(isScored ? [row.homeScore === null ? 'utan poäng' : `${row.homeScore}–${row.awayScore}`] : []),
    ...(row.status && row.status !== match.status ? [resultLabels[row.status]] : []),
    ...(row.venue !== undefined && row.venue !== (match.venue ?? '') ? [row.venue || 'utan arena'] : []),
  ];
  return changes.join(', ');
}

/** A hash of the plan. It is another one when matches have changed between preview and import, which is then refused. */
function digestOf(rows: readonly PlannedRow[]): string {
  const hash = createHash('sha256');
  for (const { kind, line, note, match } of rows)
    hash.update(JSON.stringify([line, kind, note, match?.id, match?.version]));
  return hash.digest('base64url');
}
