// What accounts cost other requests: the session check of each request, and password hashing.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { openAuth } from '../server/core/auth.ts';
import { openBus } from '../server/core/bus/bus.ts';
import { createLogger } from '../server/core/process/logger.ts';
import { createAnswerCache } from '../server/core/answer-cache.ts';
import { parseSettings } from '../server/core/process/settings.ts';
import { connectDatabase } from '../server/database/connection.ts';
import { recogniseViewer } from '../server/features/accounts/actions.ts';
import { measureLatency } from './support/latency.ts';
import { load } from './support/load.ts';
import { compareTimes, type Finding, median, percentile, report } from './support/report.ts';
import type { SignInOrder } from './sign-ins.ts';
import { type BenchSite, openBenchSite } from './support/site.ts';

const ROUNDS = 5;
const CHECKS = 10_000;
const CONNECTIONS = 8;
const USERS = 20;
const BURSTS = 2;
const REST_MS = 3000;
const REQUEST_INTERVAL_MS = 8;
const ATTACKERS = 300;
const ATTACKED_SIGN_INS = 5;
const SECRET = 'the secret of a measured site, which nobody else uses';

const site = await openBenchSite(20_000, { SECRET });
try {
  report([await measureSessionCheck(site), ...(await measureSignIns(site)), ...(await measureAttack(site))]);
} finally {
  await site.close();
}

/** The session check alone against a whole request for the list of ads, both with the same number of connections. */
async function measureSessionCheck({ address, cookie, databaseUrl }: BenchSite): Promise<Finding> {
  const database = connectDatabase(databaseUrl, { max: 4 });
  const bus = await openBus({ databaseUrl }, createLogger('silent'));
  const services = {
    auth: openAuth(parseSettings({}), SECRET),
    database,
    answerCache: createAnswerCache(bus),
  };
  const { viewer } = await recogniseViewer(services, cookie);
  if (!viewer) throw new Error('The session is not valid');
  const check = async () => {
    const start = performance.now();
    let left = CHECKS;
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        while (left-- > 0) await recogniseViewer(services, cookie);
      }),
    );
    return (performance.now() - start) / CHECKS;
  };
  const list = async () =>
    1000 / (await load(`${address}/api/ads`, { connections: CONNECTIONS, seconds: 2 })).perSecond;
  const checks: number[] = [];
  const lists: number[] = [];
  await check();
  for (let round = 0; round < ROUNDS; round += 1) {
    checks.push(await check());
    lists.push(await list());
  }
  await bus.close();
  await database.close();
  return compareTimes('session check of a request', {
    time: median(checks),
    reference: { name: 'a request for the list', time: median(lists) },
    goal: 0.1,
  });
}

/** A page while users sign in, against the same page at rest, in alternation. */
async function measureSignIns(measured: BenchSite): Promise<Finding[]> {
  const url = `${measured.address}/api/ads`;
  const request = (end: Promise<unknown>) => measureLatency(url, { interval: REQUEST_INTERVAL_MS, end });
  await signInDuring(measured, request);
  const atRest: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    atRest.push(...(await request(pause(REST_MS))));
    busy.push(...(await signInDuring(measured, request)));
  }
  return [50, 95].map((rank) =>
    compareTimes(`a list while ${USERS} users sign in, p${rank} of ${busy.length} requests`, {
      time: percentile(busy, rank),
      reference: { name: 'at rest', time: percentile(atRest, rank) },
      goal: 2,
    }),
  );
}

/** A sign-in from a known device while many addresses try passwords, against the same at rest. */
async function measureAttack({ address, credentials }: BenchSite): Promise<Finding[]> {
  const signIn = async (ip: string, { cookie = '', ...typed }: Credentials & { cookie?: string }) => {
    const start = performance.now();
    const response = await fetch(`${address}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip, cookie },
      body: JSON.stringify(typed),
    });
    await response.arrayBuffer();
    return { status: response.status, headers: response.headers, time: performance.now() - start };
  };
  const { headers } = await signIn('10.3.0.1', credentials);
  const device = headers.getSetCookie().find((cookie) => cookie.includes('known_device'));
  const known = { ...credentials, cookie: device?.split(';')[0] ?? '' };
  const measureKnown = async () => {
    const times: number[] = [];
    const statuses = new Set<number>();
    for (let left = ATTACKED_SIGN_INS; left > 0; left -= 1) {
      const { status, time } = await signIn('10.3.0.1', known);
      times.push(time);
      statuses.add(status);
    }
    return { times, isEveryOk: statuses.size === 1 && statuses.has(200) };
  };
  const atRest = await measureKnown();
  const end = new AbortController();
  const attack = Array.from({ length: ATTACKERS }, async (_, number) => {
    const ip = `10.4.${number >> 8}.${number & 255}`;
    const typed = { email: `person-${number}@exempel.se`, password: 'Fel-losen-2026' };
    while (!end.signal.aborted) {
      await signIn(ip, typed);
      await pause(1000);
    }
  });
  await pause(1000);
  const attacked = await measureKnown();
  end.abort();
  await Promise.all(attack);
  return [
    compareTimes(
      `a known device signs in while ${ATTACKERS} addresses guess, the slowest of ${ATTACKED_SIGN_INS}`,
      {
        time: Math.max(...attacked.times),
        reference: { name: 'at rest', time: Math.max(...atRest.times) },
        goal: 20,
      },
    ),
    {
      name: 'its sign-ins that succeed',
      figure: attacked.isEveryOk ? 'all' : 'not all',
      reference: '',
      goal: 'all',
      isMet: attacked.isEveryOk,
    },
  ];
}

type Credentials = BenchSite['credentials'];

async function signInDuring<Result>(
  { address, credentials }: BenchSite,
  run: (done: Promise<unknown>) => Promise<Result>,
): Promise<Result> {
  const child = fork(path.join(import.meta.dirname, 'sign-ins.ts'));
  await once(child, 'message');
  const exit = once(child, 'exit');
  const order: SignInOrder = { address, credentials, users: USERS, bursts: BURSTS };
  child.send(order);
  const result = await run(Promise.race([once(child, 'message'), exit]));
  const [code] = await exit;
  if (code !== 0) throw new Error('The sign-ins failed');
  return result;
}
