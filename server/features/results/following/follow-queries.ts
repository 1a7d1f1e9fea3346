// SQL of following teams and leagues.
import { sql } from 'kysely';
import { SECONDS_TO_UNDO_DECISION } from '#shared/features/decisions/rules.ts';
import type { Followed, FollowState } from '#shared/features/results/following/contract.ts';
import { isSuspended } from '../../../database/ad-visibility.ts';
import type { Connection } from '../../../database/connection.ts';

export type FollowedKind = 'team' | 'league';

/** The tables and columns of each kind. */
const parts = {
  team: { names: sql.raw('teams'), follows: sql.raw('team_follows'), id: sql.raw('team_id') },
  league: { names: sql.raw('leagues'), follows: sql.raw('league_follows'), id: sql.raw('league_id') },
};

export async function listFollowed(
  connection: Connection,
  { kind, userId }: { kind: FollowedKind; userId: string },
): Promise<Followed[]> {
  const { names, follows, id } = parts[kind];
  const { rows } = await sql<Followed>`
    select slug, name, case when is_muted then 'muted' else 'following' end as state
      from ${follows} as follow join ${names} as followed on followed.id = follow.${id}
     where user_id = ${userId}::uuid order by name collate "sv-x-icu"`.execute(connection);
  return rows;
}

/** Saves a choice; the slug may be a former one. False if there is no such team or league. */
export async function saveFollow(
  connection: Connection,
  { kind, userId, slug, state }: { kind: FollowedKind; userId: string; slug: string; state: FollowState },
): Promise<boolean> {
  const { names, follows, id } = parts[kind];
  const write =
    state === 'normal'
      ? sql`delete from ${follows} where user_id = ${userId}::uuid and ${id} in (select id from followed)`
      : sql`insert into ${follows} (user_id, ${id}, is_muted) select ${userId}::uuid, id, ${state === 'muted'} from followed
          on conflict (user_id, ${id}) do update set is_muted = excluded.is_muted`;
  // Locks the team or league, since it may be merged or deleted at the same time.
  const { rows } = await sql`
    with followed as (
      select id from ${names} where slug = ${slug} or former_slugs @> array[${slug}]
       order by slug = ${slug} desc limit 1 for key share),
    written as (${write})
    select from followed`.execute(connection);
  return rows.length > 0;
}

/** People who follow one of these teams or leagues and have muted none of them; suspended people are left out. */
export async function listFollowers(
  connection: Connection,
  { teamIds, leagueIds }: { teamIds: readonly string[]; leagueIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with follow as (
      select user_id, is_muted from team_follows where team_id = any(${teamIds}::uuid[])
      union all select user_id, is_muted from league_follows where league_id = any(${leagueIds}::uuid[]))
    select person.id from follow join profiles as person on person.id = follow.user_id
     where not ${sql.raw(isSuspended('person'))}
     group by person.id having not bool_or(is_muted) order by person.id`.execute(connection);
  return rows.map(({ id }) => id);
}

/** The match of a notification; null for a deleted match. */
export async function readNotifiedMatch(connection: Connection, id: string) {
  const { rows } = await sql<{
    home: string;
    away: string;
    homeScore: number | null;
    awayScore: number | null;
    status: 'scheduled' | 'live' | 'finished';
    teamIds: string[];
    leagueIds: string[];
    isRecent: boolean;
  }>`
    select coalesce(home.name, home_team) as home, coalesce(away.name, away_team) as away, home_score as "homeScore",
           away_score as "awayScore", status, array_remove(array[home_team_id, away_team_id], null) as "teamIds",
           array_remove(array[league_id], null) as "leagueIds",
           game_date between now() - interval '1 day' and now() + interval '1 day' as "isRecent"
      from basketball_results as result
      left join teams as home on home.id = home_team_id left join teams as away on away.id = away_team_id
     where result.id = ${id}::uuid and deleted_at is null`.execute(connection);
  return rows[0] ?? null;
}

/** Records that followers are notified of an event; false when they have been notified of it already. */
export async function recordNotice(
  connection: Connection,
  notice: { resultId: string; event: string },
): Promise<boolean> {
  const added = await connection
    .insertInto('result_notices')
    .values({ result_id: notice.resultId, event: notice.event })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event')
    .executeTakeFirst();
  return added !== undefined;
}

export interface NamedArticle {
  id: string;
  title: string;
  text: string;
}

/**
 * Takes new public articles of which nobody has been notified, and records them as notified in this transaction. Articles that
 * have just changed, or whose approval can still be undone, wait: a publication by mistake sends no notification.
 */
export async function takeNewArticles(connection: Connection, limit: number): Promise<NamedArticle[]> {
  const { rows } = await sql<NamedArticle>`
    with taken as (
      insert into news_notices (news_id)
      select id from news where is_public and duplicate_of is null and published_at > now() - interval '1 day'
         and updated_at < now() - ${SECONDS_TO_UNDO_DECISION} * interval '1 second'
         and not exists (select from undoable_decisions where kind = 'news' and target_id = news.id and undoable_until > now())
         and not exists (select from news_notices where news_id = news.id)
       order by published_at desc, id desc limit ${limit}
      on conflict do nothing returning news_id)
    select id, title, title || ' ' || excerpt as text from taken join news on news.id = news_id`.execute(
    connection,
  );
  return rows;
}

export interface FollowedName {
  id: string;
  kind: FollowedKind;
  names: string[];
}

/** Every team and league with followers, with all its names. */
export async function listFollowedNames(connection: Connection): Promise<FollowedName[]> {
  const { rows } = await sql<FollowedName>`
    select id, 'team' as kind, name || aliases as names from teams
     where exists (select from team_follows where team_id = teams.id and not is_muted)
    union all select id, 'league', name || aliases from leagues
     where exists (select from league_follows where league_id = leagues.id and not is_muted)`.execute(
    connection,
  );
  return rows;
}
