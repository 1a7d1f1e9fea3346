// SQL of what visitors search for, found or not: counted by day without IP addresses, and listed if enough visitors did.
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { LISTED_FROM_VISITORS } from '#shared/features/ads/rules.ts';
import { SEARCH_DAYS } from '#shared/privacy/retention-times.ts';
import type { MissedSearch } from '#shared/features/synonyms/contract.ts';
import type { Connection, Database } from '../../../database/connection.ts';

const MAX_LISTED = 1000;
/** The number shown to staff. */
const MAX_MISSED_SHOWN = 100;

export interface SearchVisit {
  /** Those who share it count as one visitor. */
  network: string;
  texts: readonly { text: string; found: boolean }[];
}

/** Stores each text once for each visitor and day. Addresses are hashed here and never stored. */
export async function insertSearchVisits(
  { pool }: Pick<Database, 'pool'>,
  visits: readonly SearchVisit[],
): Promise<void> {
  const salts = await pool.query<{ day: string; salt: Buffer }>(
    `insert into search_salts (day, salt) values (current_date, $1)
     on conflict (day) do update set salt = search_salts.salt returning day::text, salt`,
    [randomBytes(32)],
  );
  const [today] = salts.rows;
  if (!today) return;
  const rows = visits.flatMap(({ network, texts }) =>
    texts.map(({ text, found }) => ({ text, found, visitor: hash([today.salt, network, text]) })),
  );
  await pool.query(
    `insert into search_visits (day, text, visitor, found)
     select $1::date, text, visitor, found from unnest($2::text[], $3::bytea[], $4::boolean[]) as visit (text, visitor, found)
     -- A fixed order prevents deadlocks between concurrent statements.
      order by text, visitor
     on conflict do nothing`,
    [
      today.day,
      rows.map(({ text }) => text),
      rows.map(({ visitor }) => visitor),
      rows.map(({ found }) => found),
    ],
  );
}

/** Hashes each part with its length before it: without, the parts of two visitors could give the same text together. */
function hash(parts: readonly (string | Buffer)[]): Buffer {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(`${part.length} `).update(part);
  return sum.digest().subarray(0, 16);
}

/**
 * Counts again what many have searched for, found or not, and deletes what is too old.
 *
 * A visitor has another hash each day, so the number of visitors is that of the best day: a sum of days would count a
 * returning visitor several times. Only texts whose words public ads have are popular. A text with the name of an account
 * is listed nowhere.
 */
export async function countSearchVisits(connection: Connection): Promise<void> {
  await sql`delete from search_salts where day < current_date`.execute(connection);
  await sql`delete from search_visits where day <= current_date - ${SEARCH_DAYS}::integer`.execute(
    connection,
  );
  await countPopular(connection);
  await countMissed(connection);
}

/** `listed (text, visitors, last_day)`: the texts that enough visitors have searched for on the same day. */
function listed(found: boolean) {
  return sql`
    daily as (
      select day, text, count(*) as visitors from search_visits where found = ${found}
       group by day, text having count(*) >= ${LISTED_FROM_VISITORS}),
    listed as materialized (
      select text, max(visitors)::integer as visitors, max(day) as last_day from daily
       where not exists (
         select from profiles where name like '% %' and position(lower(name collate "und-x-icu") in text) > 0)
       group by text)`;
}

async function countPopular(connection: Connection): Promise<void> {
  await sql`
    with ${listed(true)},
    popular as materialized (
      select text, visitors from listed
       where not exists (
         select from regexp_split_to_table(text, '[^[:alpha:]]+' collate "und-x-icu") as typed (word)
          where length(word) >= 3 and not exists (select from search_words where search_words.word = typed.word collate "C"))
       order by visitors desc, text limit ${MAX_LISTED}),
    gone as (delete from popular_searches where not exists (select from popular where popular.text = popular_searches.text))
    insert into popular_searches (text, visitors) select text, visitors from popular
    on conflict (text) do update set visitors = excluded.visitors where popular_searches.visitors <> excluded.visitors`.execute(
    connection,
  );
}

/** A text is no longer missed if a visitor finds something with it on a later day. */
async function countMissed(connection: Connection): Promise<void> {
  await sql`
    with ${listed(false)},
    later as (select text, max(day) as last_day from search_visits where found group by text),
    missed as materialized (
      select text, visitors, last_day from listed
       where not exists (select from later where later.text = listed.text and later.last_day > listed.last_day)
       order by visitors desc, text limit ${MAX_LISTED}),
    gone as (delete from missed_searches where not exists (select from missed where missed.text = missed_searches.text))
    insert into missed_searches (text, visitors, last_day) select text, visitors, last_day from missed
    on conflict (text) do update set visitors = excluded.visitors, last_day = excluded.last_day
     where (missed_searches.visitors, missed_searches.last_day) <> (excluded.visitors, excluded.last_day)`.execute(
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

/** Searches without a hit, those of most visitors first. */
export async function listMissedSearches({ pool }: Pick<Database, 'pool'>): Promise<MissedSearch[]> {
  const { rows } = await pool.query<MissedSearch>(
    `select text, visitors, last_day::text as "lastDay" from missed_searches
      order by visitors desc, last_day desc, text limit ${MAX_MISSED_SHOWN}`,
  );
  return rows;
}
