// What accounts cost everyone else: knowing who asks, and hashing passwords.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { openAuth } from '../server/core/auth.ts';
import { openBus } from '../server/core/bus.ts';
import { createLogger } from '../server/core/logger.ts';
import { openMemory } from '../server/core/memory.ts';
import { parseSettings } from '../server/core/settings.ts';
import { connectDatabase } from '../server/database/connection.ts';
import { recogniseViewer } from '../server/features/accounts/actions.ts';
import { load } from './load.ts';
import { type Finding, median, report } from './report.ts';
import type { SignInOrder } from './sign-ins.ts';
import { type BenchSite, openBenchSite } from './site.ts';

const ROUNDS = 5;
const CHECKS = 10_000;
const AT_ONCE = 8;
const SIGN_INS = 20;
const BURSTS = 8;
/** Milliseconds between two visitors. */
const BETWEEN_VISITORS = 4;
const SECRET = 'the secret of a measured site, which nobody else uses';

const site = await openBenchSite(20_000, { SECRET });
try {
  report([await measureSessionCheck(site), await measureHashing(site)]);
} finally {
  await site.close();
}

/** Who asks, as the server finds it out with each request, against a whole request for the list. Both with as many at once. */
async function measureSessionCheck({ address, cookie, databaseUrl }: BenchSite): Promise<Finding> {
  const database = connectDatabase(databaseUrl, { max: 4 });
  const bus = await openBus({ databaseUrl }, createLogger('silent'));
  const house = {
    auth: openAuth(parseSettings({}), SECRET),
    database,
    memory: openMemory(bus),
  };
  const { viewer } = await recogniseViewer(house, cookie);
  if (!viewer) throw new Error('The session is not known');
  const check = async () => {
    const start = performance.now();
    let left = CHECKS;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (left-- > 0) await recogniseViewer(house, cookie);
      }),
    );
    return ((performance.now() - start) / CHECKS) * 1000;
  };
  const list = async () =>
    1e6 / (await load(`${address}/api/ads`, { connections: AT_ONCE, seconds: 2 })).perSecond;
  const times: [number[], number[]] = [[], []];
  await check();
  for (let round = 0; round < ROUNDS; round += 1) {
    times[0].push(await check());
    times[1].push(await list());
  }
  await bus.close();
  await database.close();
  const [ours, limit] = [median(times[0]), median(times[1])];
  return {
    name: 'knowing who asks',
    figure: `${Math.round(ours)} µs`,
    limit: `${Math.round(limit)} µs a list`,
    ratio: ours / limit,
    goal: '< 0.1 of a list request',
    isMet: ours / limit < 0.1,
  };
}

/** How long visitors wait for a page while people sign in, twenty at once, one lot after the other. */
async function measureHashing(given: BenchSite): Promise<Finding> {
  await signInWhile(given, 1, () => pause(0));
  const rest = await visitUntil(given.address, pause(3000));
  const busy = await signInWhile(given, BURSTS, (done) => visitUntil(given.address, done));
  return {
    name: `a page while ${SIGN_INS} people sign in (${busy.count} visits, p50 ${told(busy.p50)})`,
    figure: `p99 ${told(busy.p99)}`,
    limit: `${told(rest.p99)} at rest`,
    ratio: busy.p99 / rest.p99,
    goal: 'p99 < 20 ms',
    isMet: busy.p99 < 20,
  };
}

async function signInWhile<Result>(
  { address, credentials }: BenchSite,
  bursts: number,
  meanwhile: (done: Promise<unknown>) => Promise<Result>,
): Promise<Result> {
  const child = fork(path.join(import.meta.dirname, 'sign-ins.ts'));
  const order: SignInOrder = { address, credentials, people: SIGN_INS, bursts };
  child.send(order);
  const [result] = await Promise.all([meanwhile(once(child, 'message')), once(child, 'exit')]);
  return result;
}

interface Waits {
  p50: number;
  p99: number;
  count: number;
}

async function visitUntil(address: string, end: Promise<unknown>): Promise<Waits> {
  const isOver = end.then(() => true);
  const visits: Promise<number>[] = [];
  while (!(await Promise.race([isOver, pause(BETWEEN_VISITORS, false)]))) visits.push(visit(address));
  const waits = (await Promise.all(visits)).toSorted((one, other) => one - other);
  const at = (share: number) => waits[Math.floor(waits.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), count: waits.length };
}

async function visit(address: string): Promise<number> {
  const start = performance.now();
  await (await fetch(`${address}/api/ads`)).arrayBuffer();
  return performance.now() - start;
}

function told(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`;
}
