// How fast pages are: kept ones against a fixed buffer of the same size, drawn ones a second and core, and their memory.
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
  report([
    ...(await measureKept(site)),
    ...(await measureDrawn(site)),
    await measureList(site),
    await measureMemory(site),
  ]);
} finally {
  await site.close();
}

async function measureKept({ address, databaseUrl, database, readMetric }: BenchSite): Promise<Finding[]> {
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
      name: `kept ${page.slice(0, 12)} (${size} bytes)`,
      figure: `${Math.round(ours)}/s a core`,
      reference: `${Math.round(limit)}/s a core`,
      ratio: ours / limit,
      goal: '≥ 0.6 of a fixed buffer',
      isMet: ours / limit >= 0.6,
    });
  }
  return findings;
}

async function measureDrawn(given: BenchSite): Promise<Finding[]> {
  const { address, database, databaseUrl, cookie, readMetric } = given;
  const { rows } = await database.pool.query<{ id: string }>('select id from ads where is_public limit 1');
  const findings: Finding[] = [];
  for (const page of ['/marketplace', `/ad/${rows[0]?.id}`]) {
    // Packed, as browsers get it.
    const headers = { cookie, ...brotli };
    const fixed = await openFixed({ size: await sizeOf(`${address}${page}`, headers), databaseUrl });
    const [drawn, limit] = await alternate(
      () =>
        perCore(
          () => load(`${address}${page}`, { headers, connections: 8 }),
          () => readMetric(CPU_SECONDS),
        ),
      // Says how fast this machine is just now: nobody draws a page as fast as sending it.
      () => perCore(() => load(`${fixed.address}/fixed`, { headers: brotli }), fixed.readCpuSeconds),
    );
    fixed.close();
    findings.push({
      name: `drawn ${page.slice(0, 12)}, signed in`,
      figure: `${Math.round(drawn)}/s a core`,
      reference: `${Math.round(limit)}/s a core`,
      ratio: drawn / limit,
      goal: '≥ 600/s a core',
      isMet: drawn >= 600,
    });
  }
  return findings;
}

/**
 * Answers for each second that a server keeps a core busy. Answers a second would tell of whoever asks: a page that is
 * ready is sooner sent than read.
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

/** What the process holds after all the load above. */
async function measureMemory({ readMetric }: BenchSite): Promise<Finding> {
  const megabytes = (await readMetric('process_resident_memory_bytes')) / 1024 / 1024;
  return {
    name: 'memory under load',
    figure: `${Math.round(megabytes)} MB`,
    reference: '300 MB',
    ratio: megabytes / 300,
    goal: '≤ 300 MB',
    isMet: megabytes <= 300,
  };
}

/** Ours and the limit in turn, so that whatever else the machine does falls on both alike. */
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
  // Not fetch, which would unpack it and tell the size of what was in it.
  const { get } = await import('node:http');
  const [answer] = await once(get(url, { headers }), 'response');
  let size = 0;
  for await (const chunk of answer) size += chunk.length;
  return size;
}

async function openFixed(order: { size: number; databaseUrl: string }): Promise<{
  address: string;
  readCpuSeconds(): Promise<number>;
  close(): void;
}> {
  const child = fork(path.join(import.meta.dirname, 'fixed-server.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ask = async (question: object) => {
    child.send(question);
    return (await once(child, 'message'))[0];
  };
  const address = String(await ask(order));
  return {
    address,
    readCpuSeconds: async () => Number(await ask({})),
    close: () => child.kill(),
  };
}
