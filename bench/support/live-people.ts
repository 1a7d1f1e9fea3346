// People with sessions, their live connections, and requests over connections that are reused.
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { makeSessionToken, sessionCookie } from '../../server/core/auth.ts';
import type { BenchSite } from './site.ts';

export const BENCH_SECRET = 'a secret of the measurement, long enough for anyone';
export const agent = new Agent({ keepAlive: true, maxSockets: 200 });

export interface Person {
  id: string;
  cookie: string;
}

export async function addPeople({ database }: Pick<BenchSite, 'database'>, count: number): Promise<Person[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    // A month old, because texts of new accounts in the forum are compared with texts of other accounts.
    `insert into profiles (email, name, birth_year, last_seen_at, created_at)
     select 'skribent-' || n || '@exempel.se', 'Skribent ' || n, 1990, now(), now() - interval '30 days' from generate_series(1, $1::int) as n
     returning id`,
    [count],
  );
  const tokens = rows.map(() => makeSessionToken());
  await database.pool.query(
    `insert into sessions (user_id, token, expires_at)
     select id, token, now() + interval '1 day' from unnest($1::uuid[], $2::text[]) as made (id, token)`,
    [rows.map(({ id }) => id), tokens],
  );
  return rows.map(({ id }, index) => ({ id, cookie: cookieOf(tokens[index] ?? '') }));
}

function cookieOf(token: string): string {
  return sessionCookie({ isSecure: false, secret: BENCH_SECRET }, token).split(';')[0] ?? '';
}

/** Searches the raw bytes for markers, without any parsing that would add to the time. */
export async function listen(
  url: string,
  headers: Record<string, string>,
  onMarker: (marker: string, at: number) => void,
  pattern = /#[0-9a-f-]{36}#/g,
): Promise<void> {
  const outgoing = request(url, { headers }).end();
  const [response] = await once(outgoing, 'response');
  let rest = '';
  const firstChunk = Promise.withResolvers<void>();
  response.setEncoding('utf8').on('data', (text: string) => {
    const at = performance.now();
    firstChunk.resolve();
    rest += text;
    for (const [marker] of rest.matchAll(pattern)) onMarker(marker, at);
    rest = rest.slice(rest.lastIndexOf('\n\n') + 2);
  });
  await firstChunk.promise;
}

export async function post(url: string, cookie: string, body: object, headers = {}): Promise<void> {
  const text = JSON.stringify(body);
  const outgoing = request(url, {
    agent,
    method: 'POST',
    headers: {
      ...headers,
      cookie,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    },
  }).end(text);
  const [response] = await once(outgoing, 'response');
  if (response.statusCode >= 300) throw new Error(`${url} was answered with ${response.statusCode}`);
  await once(response.resume(), 'end');
}
