// Results for tests, written directly as rows.
import { DAY_MS } from '#shared/durations.ts';
import { type ResultStatus, seasonOf } from '#shared/features/results/rules.ts';
import type { Database } from '../database/connection.ts';
import type { TestApp } from './app.ts';

interface ResultColumns {
  home_team?: string;
  away_team?: string;
  home_team_id?: string | null | undefined;
  away_team_id?: string | null | undefined;
  home_score?: number | null;
  away_score?: number | null;
  league?: string;
  league_id?: string | null;
  season?: string;
  game_date?: Date;
  status?: ResultStatus;
  venue?: string | null;
  period?: number | null;
  home_periods?: number[];
  away_periods?: number[];
  deleted_at?: Date;
}

/** Inserts a match, by default one that is played; returns its id. */
export async function insertResultRow(
  { kysely }: Pick<Database, 'kysely'>,
  columns: ResultColumns = {},
): Promise<string> {
  const gameDate = columns.game_date ?? new Date(Date.now() - DAY_MS);
  const { id } = await kysely
    .insertInto('basketball_results')
    .values({
      home_team: 'Norrvikens Basket',
      away_team: 'Sjöstaden BBK',
      league: 'Basketligan herr',
      season: seasonOf(gameDate),
      status: 'finished',
      home_score: 88,
      away_score: 81,
      ...columns,
      game_date: gameDate,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Opens news and results. */
export async function openResults({ services: { database, bus } }: TestApp): Promise<void> {
  await database.pool.query(`update page_settings set is_enabled = true where page_name = 'news'`);
  await bus.publish({ topic: 'page-settings', id: 'news' });
}

/** Inserts a league and its teams; returns their ids, by slug. */
export async function insertLeagueRows(
  { pool }: Pick<Database, 'pool'>,
  league: { slug: string; name?: string; pointsRule?: 'swedish' | 'fiba'; isForChildren?: boolean },
  teams: readonly string[],
): Promise<{ leagueId: string; teamIds: Map<string, string> }> {
  const { slug, name = slug, pointsRule = 'swedish', isForChildren = false } = league;
  const created = await pool.query<{ id: string }>(
    'insert into leagues (slug, name, points_rule, is_for_children) values ($1, $2, $3, $4) returning id',
    [slug, name, pointsRule, isForChildren],
  );
  const inserted = await pool.query<{ id: string; slug: string }>(
    `insert into teams (slug, name) select team, initcap(replace(team, '-', ' ')) from unnest($1::text[]) as team
     returning id, slug`,
    [teams],
  );
  return {
    leagueId: created.rows[0]?.id ?? '',
    teamIds: new Map(inserted.rows.map((team) => [team.slug, team.id])),
  };
}
