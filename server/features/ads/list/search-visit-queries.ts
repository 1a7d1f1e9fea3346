// SQL of what visitors search for: counted by day without addresses, and popular from a number of visitors.
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection, Database } from '../../../database/connection.ts';

/** Fewer could be one person and their friends. */
const POPULAR_FROM_VISITORS = 5;
const DAYS = 30;
const MOST_POPULAR = 1000;

export interface SearchVisit {
  ip: string;
  userAgent: string;
  texts: readonly string[];
}

/** Stores each text once for each visitor and day. Addresses are hashed here and never stored. */
export async function insertSearchVisits(
  { pool }: Pick<Database, 'pool'>,
  visits: readonly SearchVisit[],
): Promise<void> {
  const { rows } = await pool.query<{ day: string; salt: Buffer }>(
    `insert into search_salts (day, salt) values (current_date, $1)
     on conflict (day) do update set salt = search_salts.salt returning day::text, salt`,
    [randomBytes(32)],
  );
  const [today] = rows;
  if (!today) return;
  const found = visits.flatMap(({ ip, userAgent, texts }) =>
    texts.map((text) => ({ text, visitor: hash([today.salt, ip, userAgent, text]) })),
  );
  await pool.query(
    `insert into search_visits (day, text, visitor)
     select $1::date, text, visitor from unnest($2::text[], $3::bytea[]) as found (text, visitor)
     -- A fixed order prevents deadlocks between concurrent statements.
      order by text, visitor
     on conflict do nothing`,
    [today.day, found.map(({ text }) => text), found.map(({ visitor }) => visitor)],
  );
}

/** Each part with its length before it, so that no two visitors have the same parts. */
function hash(parts: readonly (string | Buffer)[]): Buffer {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(`${part.length} `).update(part);
  return sum.digest().subarray(0, 16);
}

/**
 * Counts again what many have searched for, and deletes what is too old.
 *
 * A visitor has another hash each day, so visitors are counted within the best day: their sum would count who comes back
 * as many. Only texts whose words public ads have are popular, and none with the name of an account.
 */
export async function countPopularSearches(connection: Connection): Promise<void> {
  await sql`delete from search_salts where day < current_date`.execute(connection);
  await sql`delete from search_visits where day <= current_date - ${DAYS}::integer`.execute(connection);
  await sql`
    with daily as (
      select text, count(*) as visitors from search_visits group by day, text having count(*) >= ${POPULAR_FROM_VISITORS}),
    counted as (select text, max(visitors)::integer as visitors from daily group by text),
    popular as materialized (
      select text, visitors from counted
       where not exists (
               select from regexp_split_to_table(text, '[^[:alpha:]]+' collate "und-x-icu") as typed (word)
                where length(word) >= 3 and not exists (select from search_words where search_words.word = typed.word collate "C"))
         and not exists (
               select from profiles where name like '% %' and position(lower(name collate "und-x-icu") in text) > 0)
       order by visitors desc, text limit ${MOST_POPULAR}),
    gone as (delete from popular_searches where not exists (select from popular where popular.text = popular_searches.text))
    insert into popular_searches (text, visitors) select text, visitors from popular
    on conflict (text) do update set visitors = excluded.visitors where popular_searches.visitors <> excluded.visitors`.execute(
    connection,
  );
}

/** The most popular first. */
export async function listPopularSearches({ pool }: Pick<Database, 'pool'>): Promise<string[]> {
  const { rows } = await pool.query<{ text: string }>(
    'select text from popular_searches order by visitors desc, text',
  );
  return rows.map(({ text }) => text);
}
