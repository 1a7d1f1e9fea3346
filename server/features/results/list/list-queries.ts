// SQL of lists of results: all results, or those of a league, season or team.
import type { ResultSearch } from '#shared/features/results/list/contract.ts';
import { beyondCursorSql, type Cursor, cursorSql } from '../../../core/http/cursor.ts';
import type { Database } from '../../../database/connection.ts';
import { resultColumns, resultJoins, type ResultRow } from '../result-queries.ts';

/** More live matches than are played at once, all on the first page: the next page begins after the last finished match. */
const LIVE_MATCHES = 200;
/** A scheduled match this long after its start is no longer listed as coming, since it was not started. */
const LATE = `interval '6 hours'`;

export interface ResultsPlan extends Pick<ResultSearch, 'league' | 'team' | 'season' | 'part'> {
  /** The last result of the previous page; null for the first page. */
  after: Cursor | null;
  /** Maximum number of coming matches with which a list of all parts begins. */
  coming: number;
  /** Maximum number of finished matches, or of coming ones in a list of these. */
  limit: number;
}

export type ListedResult = ResultRow & { cursor: string };

/** Writes SQL that reads one part of the list. `place` orders the parts: 1 live, 2 coming, 3 played. */
type WritePart = (place: 1 | 2 | 3, limit: number) => string;

/** Live and coming matches are on the first page only, except in a list of coming matches. */
export async function readResults(
  { lookups }: Pick<Database, 'lookups'>,
  plan: ResultsPlan,
): Promise<ListedResult[]> {
  const { league, team, season, part, after, coming, limit } = plan;
  const values: unknown[] = [];
  const writePart = partWriter(plan, values);
  const parts =
    part === 'coming'
      ? [writePart(2, limit)]
      : [
          ...(after ? [] : [writePart(1, LIVE_MATCHES)]),
          ...(after || part === 'played' ? [] : [writePart(2, coming)]),
          writePart(3, limit),
        ];
  const { rows } = await lookups.query<ListedResult>({
    // The name depends only on which parameters are set, so that each of the few statements is planned once.
    name: `results ${[part, after && 'after', league && 'league', team && 'team', season && 'season'].join(' ')}`,
    text: `select ${resultColumns}, ${cursorSql('game_date', 'result.id')} as cursor
      from (${parts.join(' union all ')}) as result ${resultJoins}
     order by place, case when place = 2 then game_date end, case when place = 2 then result.id end,
              game_date desc, result.id desc`,
    values,
  });
  return rows;
}

function partWriter({ league, team, season, after }: ResultsPlan, values: unknown[]): WritePart {
  const value = (input: unknown): string => `$${values.push(input)}`;
  const shared = [
    'deleted_at is null',
    ...(league ? [`league_id = ${idOf('leagues', value(league))}`] : []),
    ...(season ? [`season = ${value(season)}`] : []),
  ];
  const teamId = team && idOf('teams', value(team));
  const statuses = { 1: 'live', 2: 'scheduled', 3: 'finished' };
  return (place, limit) => {
    const isComing = place === 2;
    const beyond = after
      ? beyondCursorSql({ cursor: after, isBackwards: isComing }, ['game_date', 'id'], value)
      : null;
    const conditions = [
      `status = '${statuses[place]}'`,
      ...shared,
      ...(isComing ? [`game_date > now() - ${LATE}`] : []),
      ...(beyond ? [beyond] : []),
    ].join(' and ');
    const direction = isComing ? '' : ' desc';
    const order = `order by game_date${direction}, id${direction} limit ${limit}`;
    const read = (more: string) =>
      `(select *, ${place} as place from basketball_results where ${conditions}${more} ${order})`;
    if (!teamId) return read('');
    // Home and away matches of a team are read separately, since each has its own index.
    const sides = ['home_team_id', 'away_team_id'].map((column) => read(` and ${column} = ${teamId}`));
    return `(select * from (${sides.join(' union all ')}) as sides ${order})`;
  };
}

/** SQL of the id by a slug, also the slug of a team or league that was merged into it. */
function idOf(table: 'teams' | 'leagues', slug: string): string {
  return `(select id from ${table} where slug = ${slug} or former_slugs @> array[${slug}] order by slug = ${slug} desc limit 1)`;
}
