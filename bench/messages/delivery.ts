// How long a message takes from its request until the recipient's connection has it while thousands are open, and the memory of an
// idle connection, both against a plain server over the same bus.
import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from '../support/child-process.ts';
import { listen, type Person, post } from '../support/live-people.ts';
import { compareTimes, type Finding, percentile } from '../support/report.ts';
import type { BenchSite } from '../support/site.ts';
import { never, type Pair } from './pairs.ts';

const PER_SECOND = 100;
const SECONDS = 20;
const ROUNDS = 4;
const WARM_UP_SECONDS = 2;
/** Factors of the reference in the same run. */
const GOALS = { 50: 4, 99: 2 } as const;
const MEMORY_GOAL = 1.5;
const MEMORY = 'process_resident_memory_bytes';
const TEXT = 'Hej! Finns den kvar, och kan vi i så fall mötas i hallen på tisdag? ';

export async function measureDelivery(
  { address, databaseUrl, readMetric }: BenchSite,
  { idle, pairs }: { idle: Person[]; pairs: Pair[] },
): Promise<Finding[]> {
  const bare = await startChild('bare-bus.ts', { databaseUrl });
  const own = await openIdle(`${address}/api/me/live`, idle, () => readMetric(MEMORY));
  const reference = await openIdle(`${bare.response}/idle`, idle, async () =>
    Number(await (await fetch(`${bare.response}/memory`)).text()),
  );
  const times = await timeMessages(await openRoute(address, pairs), await openBare(bare.response, pairs));
  for (const { close } of [own, reference, bare]) close();
  return [
    ...([50, 99] as const).map((rank) =>
      compareTimes(`sent → the recipient’s connection, p${rank} (${PER_SECOND}/s, ${idle.length} idle)`, {
        time: percentile(times.own, rank),
        reference: { name: 'a bare server', time: percentile(times.bare, rank) },
        goal: GOALS[rank],
      }),
    ),
    {
      name: 'memory of an idle connection',
      figure: kB(own.perStream),
      reference: kB(reference.perStream),
      ratio: own.perStream / reference.perStream,
      goal: `≤ ${MEMORY_GOAL} × a bare stream`,
      isMet: own.perStream <= MEMORY_GOAL * reference.perStream,
    },
  ];
}

/** Opens streams on which nothing is sent. `perStream`: the bytes that each adds to the server. */
async function openIdle(
  stream: string,
  people: Person[],
  read: () => Promise<number>,
): Promise<{ perStream: number; close: () => void }> {
  const { origin, pathname } = new URL(stream);
  const cookies = people.map(({ cookie }) => cookie);
  const before = await read();
  const { close } = await startChild('idle-streams.ts', { address: origin, path: pathname, cookies });
  return { perStream: ((await read()) - before) / cookies.length, close };
}

/** In alternation, so that other load on the machine affects both. */
async function timeMessages(own: Route, bare: Route): Promise<Record<'own' | 'bare', number[]>> {
  const times: Record<'own' | 'bare', number[]> = { own: [], bare: [] };
  await runLoad(own, WARM_UP_SECONDS);
  await runLoad(bare, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    times.own.push(...(await runLoad(own, SECONDS / ROUNDS)));
    times.bare.push(...(await runLoad(bare, SECONDS / ROUNDS)));
  }
  return times;
}

/** Routes from senders to recipients. */
interface Route {
  pairs: number;
  send: (pair: number, marker: string) => Promise<void>;
  /** When each marker arrived, by marker. */
  seen: Map<string, number>;
}

async function openRoute(address: string, pairs: Pair[]): Promise<Route> {
  const seen = new Map<string, number>();
  await Promise.all(
    pairs.map(({ to }) =>
      listen(`${address}/api/me/live`, { cookie: to.cookie }, (marker, at) => seen.set(marker, at)),
    ),
  );
  return {
    pairs: pairs.length,
    seen,
    async send(pair, marker) {
      const { threadId, from } = pairs[pair] ?? never();
      const body = { messageId: crypto.randomUUID(), content: TEXT + marker };
      await post(`${address}/api/threads/${threadId}/messages`, from.cookie, body);
    },
  };
}

async function openBare(address: string, pairs: Pair[]): Promise<Route> {
  const seen = new Map<string, number>();
  await Promise.all(
    pairs.map((_pair, index) => listen(`${address}/${index}`, {}, (marker, at) => seen.set(marker, at))),
  );
  const send: Route['send'] = (pair, marker) => post(`${address}/${pair}`, '', { content: TEXT + marker });
  return { pairs: pairs.length, seen, send };
}

/** Milliseconds from before the request until the marker was received, of each message. */
async function runLoad({ pairs, send, seen }: Route, seconds: number): Promise<number[]> {
  seen.clear();
  const sent = new Map<string, number>();
  const sending: Promise<void>[] = [];
  const start = performance.now();
  for (let index = 0; index < seconds * PER_SECOND; index += 1) {
    const due = start + (index * 1000) / PER_SECOND;
    if (due > performance.now()) await pause(due - performance.now());
    const marker = `#${crypto.randomUUID()}#`;
    sent.set(marker, performance.now());
    sending.push(send(index % pairs, marker));
  }
  await Promise.all(sending);
  const deadline = performance.now() + 5000;
  while (seen.size < sent.size && performance.now() < deadline) await pause(10);
  if (seen.size < sent.size)
    throw new Error(`${sent.size - seen.size} of ${sent.size} messages were not seen`);
  return [...sent].map(([marker, at]) => (seen.get(marker) ?? Number.NaN) - at);
}

function kB(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`;
}
