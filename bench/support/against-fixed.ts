// A page against a reference in a process of its own: responses per CPU second, measured in alternation.
import { once } from 'node:events';
import { get } from 'node:http';
import { startChild } from './child-process.ts';
import { load, type Load } from './load.ts';
import { type Finding, median } from './report.ts';
import type { BenchSite } from './site.ts';

const ROUNDS = 5;
const CPU_SECONDS = 'process_cpu_seconds_total';
export const brotli = { 'accept-encoding': 'br' };

/** A cached page against a fixed response of the same size. */
export async function measureCachedPage(
  { address, databaseUrl, readMetric }: Pick<BenchSite, 'address' | 'databaseUrl' | 'readMetric'>,
  page: string,
): Promise<Finding> {
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
  return {
    name: `cached ${page.slice(0, 12)} (${size} bytes)`,
    figure: `${Math.round(ours)}/s a core`,
    reference: `${Math.round(limit)}/s a core`,
    ratio: ours / limit,
    goal: '≥ 0.6 of a fixed response',
    isMet: ours / limit >= 0.6,
  };
}

/**
 * Responses per CPU second of the server. Responses per second would measure the client: a cached page is sent faster
 * than it is read.
 */
export async function perCore(
  run: () => Promise<Load>,
  readCpuSeconds: () => Promise<number>,
): Promise<number> {
  const before = await readCpuSeconds();
  const { count } = await run();
  return count / ((await readCpuSeconds()) - before);
}

/** In alternation with the reference, so that other load on the machine slows both. */
export async function alternate(
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
  const [response] = await once(get(url, { headers }), 'response');
  let size = 0;
  for await (const chunk of response) size += chunk.length;
  return size;
}

export async function openFixed(order: { size: number; databaseUrl: string }) {
  const { response, send, close } = await startChild('fixed-server.ts', order);
  return { address: response, readCpuSeconds: async () => Number(await send({})), close };
}
