// Matches that were entered twice, under both names of a team or league: a merge joins them, or leaves both to staff.
import type { Merging, SameMatch } from '#shared/features/results/editing/merge-contract.ts';
import { resultPath, scoringPath } from '#shared/paths.ts';
import type { Actor, Services } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { withdrawFromPages } from '../../notifications/actions.ts';
import { setDeleted } from './editing-queries.ts';
import { keyOf, type NamedTable, readNames } from './names.ts';
import {
  type EnteredRow,
  type JoinedPair,
  listSamePairs,
  moveDiscussion,
  moveScorers,
  type SamePair,
} from './same-match-queries.ts';

/** The duplicate matches that a merge would find; none for an unknown name. */
export async function previewSameMatches(
  { database: { kysely } }: Pick<Services, 'database'>,
  table: NamedTable,
  { id, into }: Pick<Merging, 'id' | 'into'>,
): Promise<{ matches: SameMatch[] }> {
  const known = (await readNames(kysely, table)).get(keyOf(into));
  if (!known || known.id === id) return { matches: [] };
  return { matches: (await findSame(kysely, { table, fromId: id, intoId: known.id })).map(viewSame) };
}

export async function findSame(
  connection: Connection,
  names: { table: NamedTable; fromId: string; intoId: string },
): Promise<SamePair[]> {
  return pairOff(await listSamePairs(connection, names));
}

/** Moves what belongs to people first: an erasure locks a person before the matches that they edited. */
export async function joinMatches(tx: Connection, actor: Actor, pairs: readonly JoinedPair[]): Promise<void> {
  const hrefs = pairs.flatMap(({ deleted }) => [resultPath(deleted), scoringPath(deleted)]);
  if (hrefs.length > 0) await withdrawFromPages(tx, { hrefs });
  for (const pair of pairs) await moveScorers(tx, pair);
  for (const pair of pairs) {
    await moveDiscussion(tx, pair);
    const id = pair.deleted;
    await setDeleted(tx, { id, isDeleted: true });
    await writeAuditEntry(tx, actor, { action: 'result.delete', target: { type: 'result', id } });
  }
}

/** Pairs each match once, with the match nearest in time, since teams may meet twice a day. */
function pairOff(pairs: readonly SamePair[]): SamePair[] {
  const taken = new Set<string>();
  return pairs.filter(({ from, into }) => {
    if (taken.has(from.id) || taken.has(into.id)) return false;
    taken.add(from.id).add(into.id);
    return true;
  });
}

/** The match with more content remains. Undefined if staff must choose: the scores differ, or one match is live. */
export function joinedOf({ from, into }: SamePair): JoinedPair | undefined {
  if (from.status === 'live' || into.status === 'live') return undefined;
  const isEqual = from.homeScore === into.homeScore && from.awayScore === into.awayScore;
  if (hasScore(from) && hasScore(into) && !isEqual) return undefined;
  const [remaining, deleted] = contentOf(from) > contentOf(into) ? [from, into] : [into, from];
  return { deleted: deleted.id, remaining: remaining.id };
}

function hasScore({ homeScore }: EnteredRow): boolean {
  return homeScore !== null;
}

function contentOf(row: EnteredRow): number {
  return (
    Number(hasScore(row)) * 8 +
    Number(row.status === 'finished') * 4 +
    Number(row.hasPeriods) * 2 +
    Number(row.hasDiscussion)
  );
}

function viewSame(pair: SamePair): SameMatch {
  const { home, away, league, from, into } = pair;
  return {
    home,
    away,
    league,
    from: viewEntered(from),
    into: viewEntered(into),
    disappears: joinedOf(pair)?.deleted ?? null,
  };
}

function viewEntered({ id, gameDate, status, homeScore, awayScore }: EnteredRow): SameMatch['from'] {
  return { id, gameDate, status, homeScore, awayScore };
}
