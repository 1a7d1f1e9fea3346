// A site to measure: a crash-safe cluster as in production, many ads, and a server in its own process.
import { connectDatabase, type Database } from '../../server/database/connection.ts';
import { migrate } from '../../server/database/migrate.ts';
import { seedLoadTestAds } from '../../server/database/seed/load-test-ads.ts';
import { runServer } from '../../server/testing/server-process.ts';
import { openBenchCluster } from './cluster.ts';

const METRICS_TOKEN = 'only-of-this-measurement';
const ADMIN = { email: 'admin@exempel.se', password: 'Korgen-2026!' };

export interface BenchSite {
  address: string;
  /** The server's process. */
  pid: number;
  databaseUrl: string;
  database: Database;
  credentials: { email: string; password: string };
  /** The Cookie header of a signed-in user. */
  cookie: string;
  /** The Cookie headers of this many new users. */
  signInPeople(count: number): Promise<string[]>;
  /** A metric of the server, by its name in /metrics. */
  readMetric(name: string): Promise<number>;
  close(): Promise<void>;
}

/**
 * @param ads number of ads to create first
 * @param env further settings
 */
export async function openBenchSite(ads: number, env: NodeJS.ProcessEnv = {}): Promise<BenchSite> {
  const cluster = await openBenchCluster();
  const database = connectDatabase(cluster.url, { max: 4 });
  await migrate(database.pool);
  if (ads > 0) await seedLoadTestAds(database, { ads, seed: 1 });
  const server = runServer({
    NODE_ENV: 'production',
    DATABASE_URL: cluster.url,
    DATA_DIR: cluster.dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'error',
    METRICS_TOKEN,
    ...env,
  });
  const address = await server.address;
  return {
    address,
    pid: server.process.pid ?? 0,
    databaseUrl: cluster.url,
    database,
    credentials: ADMIN,
    cookie: await signIn(address, ADMIN.email),
    signInPeople: (count) => signInPeople({ address, database }, count),
    async readMetric(name) {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      const text = await (await fetch(`${address}/metrics`, { headers })).text();
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    },
    async close() {
      server.process.kill('SIGTERM');
      await server.ended;
      await database.close();
      await cluster.close();
    },
  };
}

/** The users have the admin's password, because its hash is copied instead of computed. */
async function signInPeople(
  { address, database }: Pick<BenchSite, 'address' | 'database'>,
  count: number,
): Promise<string[]> {
  const { rows } = await database.pool.query<{ email: string }>(
    `with people as (
       insert into profiles (email, name, birth_year)
       select 'person-' || number || '@exempel.se', 'Person ' || number, 1990 from generate_series(1, $1) as number
       returning id, email),
     known as (
       insert into accounts (user_id, account_id, provider_id, password)
       select people.id, people.id::text, provider_id, password from people, accounts where provider_id = 'credential')
     select email from people`,
    [count],
  );
  return Promise.all(rows.map(({ email }) => signIn(address, email)));
}

async function signIn(address: string, email: string): Promise<string> {
  const response = await fetch(`${address}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: ADMIN.password }),
  });
  const [cookie] = response.headers.getSetCookie();
  return cookie?.split(';')[0] ?? '';
}
