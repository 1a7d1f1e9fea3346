// SQL of the list of results: live matches, the next ones, and those that are played.
import { beyondCursorSql, type Cursor, cursorSql } from '../../../core/http/cursor.ts';
import type { Database } from '../../../database/connection.ts';
import { resultColumns, resultJoins, type ResultRow } from '../result-queries.ts';

/** A match that nobody has begun is not awaited longer. */
const LATE = `interval '6 hours'`;

export interface ResultsPlan {
  /** Slug of a league. */
  league: string | undefined;
  /** The last result of the page before; null for the first page. */
  after: Cursor | null;
  /** How many coming matches the first page has at most. */
  coming: number;
  limit: number;
}

/** Live matches and coming ones are on the first page only; then come the played ones, latest first. */
export async function readResults(
  { lookups }: Pick<Database, 'lookups'>,
  { league, after, coming, limit }: ResultsPlan,
): Promise<(ResultRow & { mark: string })[]> {
  const values: unknown[] = [];
  const value = (input: unknown): string => `$${values.push(input)}`;
  const ofLeague = league ? `and league_id = (select id from leagues where slug = ${value(league)})` : '';
  const beyond = after
    ? `and ${beyondCursorSql({ cursor: after, isBackwards: false }, ['game_date', 'id'], value)}`
    : '';
  const part = (place: number, status: string, [more, order, most]: [string, string, number]) =>
    `(select *, ${place} as place from basketball_results
       where status = '${status}' and deleted_at is null ${ofLeague} ${more}
       order by game_date ${order}, id ${order} limit ${value(most)})`;
  const played = part(3, 'finished', [beyond, 'desc', limit]);
  const parts = after
    ? [played]
    : [
        part(1, 'live', ['', 'desc', limit]),
        part(2, 'scheduled', [`and game_date > now() - ${LATE}`, 'asc', coming]),
        played,
      ];
  const { rows } = await lookups.query<ResultRow & { mark: string }>({
    name: `results${league ? ' of league' : ''}${after ? ' after' : ''}`,
    text: `select ${resultColumns}, ${cursorSql('game_date', 'result.id')} as mark
      from (${parts.join(' union all ')}) as result ${resultJoins}
     order by place, case when place = 2 then game_date end, game_date desc, result.id desc limit ${value(limit)}`,
    values,
  });
  return rows;
}
