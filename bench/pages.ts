// How fast pages are: cached ones against a fixed response of the same size, rendered ones against React alone; and
// memory.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { load, type Load } from './load.ts';
import { type Finding, median, report } from './report.ts';
import { type BenchSite, openBenchSite } from './site.ts';

const ADS = 20_000;
const ROUNDS = 5;
const CPU_SECONDS = 'process_cpu_seconds_total';
const brotli = { 'accept-encoding': 'br' };

const site = await openBenchSite(ADS);
try {
  const atRest = await readMemory(site);
  report([
    ...(await measureCached(site)),
    ...(await measureRendered(site)),
    await measureList(site),
    memoryFinding(atRest, await readMemory(site)),
  ]);
} finally {
  await site.close();
}

async function measureCached({ address, databaseUrl, database, readMetric }: BenchSite): Promise<Finding[]> {
  const { rows } = await database.pool.query<{ id: string }>('select id from ads where is_public limit 1');
  const findings: Finding[] = [];
  for (const page of ['/marketplace', `/ad/${rows[0]?.id}`]) {
    const size = await sizeOf(`${address}${page}`);
    const fixed = await openFixed({ size, databaseUrl });
    const [ours, limit] = await alternate(
      () =>
        perCore(
          () => load(`${address}${page}`, { headers: brotli }),
          () => readMetric(CPU_SECONDS),
        ),
      () => perCore(() => load(`${fixed.address}/fixed`, { headers: brotli }), fixed.readCpuSeconds),
    );
    fixed.close();
    findings.push({
      name: `cached ${page.slice(0, 12)} (${size} bytes)`,
      figure: `${Math.round(ours)}/s a core`,
      reference: `${Math.round(limit)}/s a core`,
      ratio: ours / limit,
      goal: '≥ 0.6 of a fixed response',
      isMet: ours / limit >= 0.6,
    });
  }
  return findings;
}

async function measureRendered(benchSite: BenchSite): Promise<Finding[]> {
  const { address, database, cookie, readMetric } = benchSite;
  const { rows } = await database.pool.query<{ id: string }>('select id from ads where is_public limit 1');
  const findings: Finding[] = [];
  for (const href of ['/marketplace', `/ad/${rows[0]?.id}`]) {
    // Compressed, as browsers request it.
    const headers = { cookie, ...brotli };
    const react = await openReference('react-rendering.ts', { address, href, cookie });
    const [rendered, reference] = await alternate(
      () =>
        perCore(
          () => load(`${address}${href}`, { headers, connections: 8 }),
          () => readMetric(CPU_SECONDS),
        ),
      () =>
        perCore(
          () => load(`${react.response}${href}`, { headers, connections: 8 }),
          async () => Number(await react.send({})),
        ),
    );
    react.close();
    findings.push({
      name: `rendered ${href.slice(0, 12)}, signed in`,
      figure: `${Math.round(rendered)}/s a core`,
      reference: `${Math.round(reference)}/s a core`,
      ratio: rendered / reference,
      goal: '≥ 0.5 of React with data at hand',
      isMet: rendered / reference >= 0.5,
    });
  }
  return findings;
}

/**
 * Responses per CPU second of the server. Responses per second would measure the client: a cached page is sent faster
 * than it is read.
 */
async function perCore(run: () => Promise<Load>, readCpuSeconds: () => Promise<number>): Promise<number> {
  const before = await readCpuSeconds();
  const { count } = await run();
  return count / ((await readCpuSeconds()) - before);
}

async function measureList({ address, databaseUrl }: BenchSite): Promise<Finding> {
  const fixed = await openFixed({ size: 1, databaseUrl });
  const [ours, limit] = await alternate(
    async () => (await load(`${address}/api/ads`)).perSecond,
    async () => (await load(`${fixed.address}/list`)).perSecond,
  );
  fixed.close();
  return {
    name: 'list of 24 ads as JSON',
    figure: `${Math.round(ours)}/s`,
    reference: `${Math.round(limit)}/s`,
    ratio: ours / limit,
    goal: '≥ 0.5 of a route by hand',
    isMet: ours / limit >= 0.5,
  };
}

/** Memory of the process after all the load above. */
function memoryFinding(atRest: number, underLoad: number): Finding {
  return {
    name: 'memory after load',
    figure: `${Math.round(underLoad)} MB`,
    reference: `${Math.round(atRest)} MB`,
    ratio: underLoad / atRest,
    goal: '≤ 2.5 of the same process at rest',
    isMet: underLoad / atRest <= 2.5,
  };
}

async function readMemory({ readMetric }: BenchSite): Promise<number> {
  return (await readMetric('process_resident_memory_bytes')) / 1024 / 1024;
}

/** In alternation with the reference, so that other load on the machine slows both. */
async function alternate(
  ours: () => Promise<number>,
  limit: () => Promise<number>,
): Promise<[number, number]> {
  const figures: [number[], number[]] = [[], []];
  await ours();
  await limit();
  for (let round = 0; round < ROUNDS; round += 1) {
    figures[0].push(await ours());
    figures[1].push(await limit());
  }
  return [median(figures[0]), median(figures[1])];
}

async function sizeOf(url: string, headers: Record<string, string> = brotli): Promise<number> {
  // Not fetch, which would decompress it.
  const { get } = await import('node:http');
  const [response] = await once(get(url, { headers }), 'response');
  let size = 0;
  for await (const chunk of response) size += chunk.length;
  return size;
}

interface Reference {
  /** The response to the order. */
  response: string;
  send(message: object): Promise<unknown>;
  close(): void;
}

/** Starts a reference in a process of its own. */
async function openReference(file: string, order: object): Promise<Reference> {
  const child = fork(path.join(import.meta.dirname, file), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const send = async (message: object): Promise<unknown> => {
    child.send(message);
    return (await once(child, 'message'))[0];
  };
  return { response: String(await send(order)), send, close: () => child.kill() };
}

async function openFixed(order: { size: number; databaseUrl: string }) {
  const { response, send, close } = await openReference('fixed-server.ts', order);
  return { address: response, readCpuSeconds: async () => Number(await send({})), close };
}
