// How fast pages are: cached ones against a fixed response of the same size, rendered ones against React alone; and
// memory.
import { alternate, brotli, measureCachedPage, openFixed, perCore } from './support/against-fixed.ts';
import { startChild } from './support/child-process.ts';
import { load } from './support/load.ts';
import { type Finding, report } from './support/report.ts';
import { type BenchSite, openBenchSite } from './support/site.ts';

const ADS = 20_000;
const CPU_SECONDS = 'process_cpu_seconds_total';

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

async function measureCached(benchSite: BenchSite): Promise<Finding[]> {
  const { rows } = await benchSite.database.pool.query<{ id: string }>(
    'select id from ads where is_public limit 1',
  );
  const findings: Finding[] = [];
  for (const page of ['/marketplace', `/ad/${rows[0]?.id}`])
    findings.push(await measureCachedPage(benchSite, page));
  return findings;
}

async function measureRendered(benchSite: BenchSite): Promise<Finding[]> {
  const { address, database, cookie, readMetric } = benchSite;
  const { rows } = await database.pool.query<{ id: string }>('select id from ads where is_public limit 1');
  const findings: Finding[] = [];
  for (const href of ['/marketplace', `/ad/${rows[0]?.id}`]) {
    // Compressed, as browsers request it.
    const headers = { cookie, ...brotli };
    const react = await startChild('react-rendering.ts', { address, href, cookie });
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
