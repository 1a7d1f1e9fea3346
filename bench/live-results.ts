// How fast a point reaches the readers of a live match, against a server that does nothing but forward it over the same bus to as
// many sockets. An argument sets the number of readers.
import { insertResultRow } from '../server/testing/results.ts';
import { startChild } from './support/child-process.ts';
import { agent, listen, post } from './support/live-people.ts';
import { type Finding, percentile, report } from './support/report.ts';
import { openBenchSite } from './support/site.ts';

const [readers = 5000] = process.argv.slice(2).map(Number);
/** Each point is awaited before the next, because baskets are seconds apart. */
const ROUNDS = 4;
const POINTS = 15;
const WARM_UP = 5;
const OPENED_AT_ONCE = 100;
const TIMEOUT_MS = 10_000;
/** Maximum ratio of the time to that of the reference. */
const GOAL = 2;
/** The last score that the bare server has forwarded; the site counts the points of its match itself. */
let bareScore = 0;

/** Sends a point to all connected readers. */
interface ScoreChannel {
  send: (marker: string) => Promise<void>;
  /** When each reader received the marker of the current point. */
  arrivals: Map<string, number[]>;
}

const site = await openBenchSite(0);
try {
  await site.database.pool.query(`update page_settings set is_enabled = true where page_name = 'news'`);
  const [ours, bare] = [await openMatch(), await openBare()];
  for (let point = 0; point < WARM_UP; point += 1) {
    await measure(ours);
    await measure(bare);
  }
  const times: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
  // In alternation, so that other load on the machine affects both.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let point = 0; point < POINTS; point += 1) times.ours.push(...(await measure(ours)));
    for (let point = 0; point < POINTS; point += 1) times.bare.push(...(await measure(bare)));
  }
  report([50, 99].map((rank) => compare(rank, times)));
} finally {
  agent.destroy();
  await site.close();
}
process.exit();

function compare(rank: number, { ours, bare }: Record<'ours' | 'bare', number[]>): Finding {
  const [figure, reference] = [percentile(ours, rank), percentile(bare, rank)];
  return {
    name: `a point → ${readers} readers, p${rank}`,
    figure: `${figure.toFixed(1)} ms`,
    reference: `${reference.toFixed(1)} ms`,
    ratio: figure / reference,
    goal: `≤ ${GOAL} × the bare bus and sockets`,
    isMet: figure <= GOAL * reference,
  };
}

/** A live match that visitors read, each from an address of their own as behind a proxy. */
async function openMatch(): Promise<ScoreChannel> {
  const live = { status: 'live', home_score: 0, away_score: 0, period: 1 } as const;
  const id = await insertResultRow(site.database, live);
  const arrivals = new Map<string, number[]>();
  await openReaders((reader) =>
    listen(
      `${site.address}/api/live`,
      { 'x-forwarded-for': `10.${reader >> 8}.${reader & 255}.1` },
      note(arrivals),
      /"homeScore":\d+/g,
    ),
  );
  return {
    arrivals,
    async send() {
      const event = { id: crypto.randomUUID(), kind: 'points', side: 'home', points: 1, period: 1 };
      await post(`${site.address}/api/results/${id}/events`, site.cookie, { events: [event] });
    },
  };
}

async function openBare(): Promise<ScoreChannel> {
  const { response: address } = await startChild('bare-bus.ts', { databaseUrl: site.databaseUrl });
  const arrivals = new Map<string, number[]>();
  await openReaders((reader) => listen(`${address}/${reader}`, {}, note(arrivals), /"homeScore":\d+/g));
  return { arrivals, send: (marker) => post(`${address}/everyone`, '', JSON.parse(`{${marker}}`)) };
}

async function openReaders(open: (reader: number) => Promise<void>): Promise<void> {
  for (let first = 0; first < readers; first += OPENED_AT_ONCE) {
    const some = Array.from({ length: Math.min(OPENED_AT_ONCE, readers - first) }, (_none, index) =>
      open(first + index),
    );
    await Promise.all(some);
  }
}

function note(arrivals: Map<string, number[]>): (marker: string, at: number) => void {
  return (marker, at) => {
    const known = arrivals.get(marker);
    if (known) known.push(at);
    else arrivals.set(marker, [at]);
  };
}

/** Milliseconds from before the request until each reader has the point. */
async function measure({ send, arrivals }: ScoreChannel): Promise<number[]> {
  arrivals.clear();
  const start = performance.now();
  await send(`"homeScore":${(bareScore += 1)}`);
  const received = () => [...arrivals.values()].flat();
  while (received().length < readers) {
    if (performance.now() - start > TIMEOUT_MS)
      throw new Error(`${readers - received().length} of ${readers} readers did not receive a point`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return received().map((at) => at - start);
}
