// SQL of what an issue contains: the news, results and threads of the last week, and the tournaments of the next weeks. Sample data
// is never sent.
import type { Database } from '../../database/connection.ts';

export interface IssueContent {
  articles: { id: string; title: string; excerpt: string }[];
  results: { id: string; home: string; away: string; homeScore: number; awayScore: number; league: string }[];
  threads: { id: string; title: string; comments: number }[];
  tournaments: { id: string; name: string; location: string; startDate: string }[];
}

const MAX_ARTICLES = 8;
const MAX_RESULTS = 8;
const MAX_THREADS = 5;
const MAX_TOURNAMENTS = 5;

export async function readIssueContent({ pool }: Pick<Database, 'pool'>): Promise<IssueContent> {
  const [articles, results, threads, tournaments] = await Promise.all([
    pool.query<IssueContent['articles'][number]>(
      `select id, title, excerpt from news
        where is_public and duplicate_of is null and not is_sample and published_at between now() - interval '7 days' and now()
        order by featured desc, published_at desc, id desc limit $1`,
      [MAX_ARTICLES],
    ),
    // Results of single matches in children's leagues are not spread by mail.
    pool.query<IssueContent['results'][number]>(
      `select result.id, home_team as home, away_team as away, home_score as "homeScore", away_score as "awayScore",
              coalesce(leagues.name, league) as league
         from basketball_results as result left join leagues on leagues.id = league_id
        where result.deleted_at is null and result.status = 'finished' and not result.is_sample
          and home_score is not null and away_score is not null and not coalesce(is_for_children, false)
          and game_date between now() - interval '7 days' and now()
        order by game_date desc, result.id desc limit $1`,
      [MAX_RESULTS],
    ),
    pool.query<IssueContent['threads'][number]>(
      `select post_id as id, title, comment_count as comments
         from forum_states join forum_posts on forum_posts.id = post_id
        where is_public and deleted_at is null and last_at > now() - interval '7 days' and comment_count > 0 and not is_sample
        order by popularity desc, last_at desc, post_id desc limit $1`,
      [MAX_THREADS],
    ),
    // One to six weeks ahead: near enough to be of interest, and early enough to enter.
    pool.query<IssueContent['tournaments'][number]>(
      `select id, name, location, to_char(start_date, 'YYYY-MM-DD') as "startDate" from tournaments
        where deleted_at is null and not is_sample
          and start_date between (now() at time zone 'Europe/Stockholm')::date + 7 and (now() at time zone 'Europe/Stockholm')::date + 42
        order by featured desc, start_date, id limit $1`,
      [MAX_TOURNAMENTS],
    ),
  ]);
  return {
    articles: articles.rows,
    results: results.rows,
    threads: threads.rows,
    tournaments: tournaments.rows,
  };
}
