// How well searches find what people mean: hundreds of queries with their expected ads over some 3,000 ads. `node bench/search.ts --worst=40`
// also prints the 40 queries with the worst results of each set; `node bench/search.ts typing` runs some of the sets.
import { parseArgs } from 'node:util';
import { connectDatabase, type Database } from '../server/database/connection.ts';
import { migrate } from '../server/database/migrate.ts';
import { seedLoadTestAds } from '../server/database/seed/load-test-ads.ts';
import { seedSampleData } from '../server/database/seed/sample-data.ts';
import { searchAds } from '../server/features/ads/list/search-queries.ts';
import { countSearchTerms } from '../server/features/ads/list/spelling-queries.ts';
import { searchingIn } from '../server/testing/searching.ts';
import { openBenchCluster } from './support/cluster.ts';
import { report } from './support/report.ts';
import type { AdText, TestQuery } from './search/ad-pattern.ts';
import { heldOutPhone } from './search/held-out-phone.ts';
import { heldOutTyping } from './search/held-out-typing.ts';
import { queries } from './search/queries.ts';
import { findingsOf, printKinds, printWorst } from './search/results.ts';
import { type Result, scoreQuery } from './search/score.ts';
import { buyers } from './search/buyers.ts';
import { crowd } from './search/crowd.ts';
import { families } from './search/families.ts';
import { typing } from './search/typing.ts';
import { everydayWords } from './search/everyday-words.ts';
import { itemKinds } from './search/item-kinds.ts';
import { people } from './search/people.ts';
import { heldOutCriteria } from './search/held-out-criteria.ts';
import { criteria } from './search/criteria.ts';
import { personas } from './search/personas.ts';
import { needs } from './search/needs.ts';
import { newcomers } from './search/held-out/newcomers.ts';
import { passersBy } from './search/held-out/passers-by.ts';
import { visitors } from './search/held-out/visitors.ts';

const ADS = 3_000;

const sets: Record<string, Record<string, readonly TestQuery[]>> = {
  kinds: queries,
  people,
  needs,
  items: itemKinds,
  everyday: everydayWords,
  criteria,
  'held-out-criteria': heldOutCriteria,
  typing,
  'held-out-typing': heldOutTyping,
  'held-out-phone': heldOutPhone,
  personas,
  families,
  buyers,
  crowd,
  visitors,
  newcomers,
  'passers-by': passersBy,
};

const { values, positionals } = parseArgs({
  options: { worst: { type: 'string', default: '0' } },
  allowPositionals: true,
});

const cluster = await openBenchCluster();
try {
  const database = connectDatabase(cluster.url, { max: 4 });
  await migrate(database.pool);
  await seedAds(database);
  for (const [name, set] of Object.entries(sets)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    process.stdout.write(`\n== ${name} set ==\n`);
    const results = await runQueries(database, set);
    printWorst(results, Number(values.worst));
    printKinds(results);
    report(findingsOf(results));
  }
  await database.close();
} finally {
  await cluster.close();
}

async function seedAds(database: Database): Promise<void> {
  // Sample data is only written to an empty site, hence first.
  const picture = { width: 1200, height: 900, preview: '', bytes: 60_000 };
  await seedSampleData({ database, passwordHash: '', storePicture: () => Promise.resolve(picture) });
  await seedLoadTestAds(database, { ads: ADS, seed: 1 });
  await countSearchTerms(database.kysely);
}

async function runQueries(database: Database, set: Record<string, readonly TestQuery[]>): Promise<Result[]> {
  const ads = await listAds(database);
  const results: Result[] = [];
  for (const [kind, group] of Object.entries(set)) {
    for (const query of group) {
      const shown = (await search(database, query.query)).flatMap((id) => ads.get(id) ?? []);
      results.push(scoreQuery({ kind, query, shown, all: [...ads.values()] }));
    }
  }
  return results;
}

/** The ids of the first page, best match first. A refused search finds nothing. */
async function search(database: Database, text: string): Promise<string[]> {
  try {
    // The expected ads include sold ones, which lists hide by default.
    const { ads } = await searchAds(searchingIn(database), { search: text, sold: 'show' });
    return ads.map(({ id }) => id);
  } catch (error) {
    process.stdout.write(`${text}: ${error instanceof Error ? error.message : String(error)}\n`);
    return [];
  }
}

async function listAds({ kysely }: Database): Promise<Map<string, AdText>> {
  const rows = await kysely
    .selectFrom('ads')
    .select(['id', 'title', 'description', 'category', 'condition', 'location', 'price'])
    .where('is_public', '=', true)
    .execute();
  return new Map(rows.map(({ id, ...ad }) => [id, ad]));
}
