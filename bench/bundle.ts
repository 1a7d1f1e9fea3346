// Bytes and requests of first visits, now and with thirty more routes, and the contents of chunks.
import { brotliCompressSync } from 'node:zlib';
import { type CDPSession, chromium, type Page, type Request } from 'playwright-core';
import { build, type Plugin } from 'vite';
import { GENERATED_ROUTES, generateRoutes } from './generated-routes.ts';
import { type Finding, report } from './support/report.ts';
import { openBenchSite } from './support/site.ts';

const KB = 1000;
const LARGEST_PARTS = 6;
/** A visit is complete when there has been no request for this long. */
const QUIET_MS = 500;
const LIVE = /\/api\/live$/;

interface Fetched {
  url: string;
  type: string;
  bytes: number;
}

const firstScript = await printChunks();
const growth = (await sizeOfFirstScript([generateRoutes()])) - firstScript;
// With sample data, because the forum is empty without it.
const site = await openBenchSite(0, { SAMPLE_DATA: 'on' });
try {
  const { rows } = await site.database.pool.query<{ ad: string; post: string }>(
    `select (select id from ads where is_public limit 1) as ad,
            (select post_id from forum_states where is_public order by comment_count desc limit 1) as post`,
  );
  const findings: Finding[] = [];
  for (const path of ['/', '/marketplace', `/ad/${rows[0]?.ad}`, '/forum', `/forum/${rows[0]?.post}`])
    findings.push(...(await measureVisit(path)));
  report(findings);
} finally {
  await site.close();
}

async function measureVisit(path: string): Promise<Finding[]> {
  const fetched = await visit(`${site.address}${path}`);
  const besidesPhotos = fetched.filter(
    ({ url }) => !url.includes('/pictures/') && !url.includes('/placeholders/'),
  );
  process.stdout.write(`${path}:\n`);
  for (const { url, type, bytes } of besidesPhotos) {
    process.stdout.write(`${String(bytes).padStart(8)}  ${type.padEnd(10)}  ${new URL(url).pathname}\n`);
  }
  const page = path.slice(0, 12);
  const script = sum(besidesPhotos.filter(({ type }) => type === 'Script'));
  const all = sum(besidesPhotos);
  return [
    budget(`${page}: JavaScript`, script, 130),
    budget(`${page}: all but photographs`, all, 160),
    budget(`${page}: with ${GENERATED_ROUTES} more routes (+${growth} bytes)`, all + growth, 160),
    {
      name: `${page}: requests besides photographs`,
      figure: String(besidesPhotos.length),
      reference: '12',
      goal: '≤ 12',
      isMet: besidesPhotos.length <= 12,
    },
  ];
}

function budget(name: string, bytes: number, kilobytes: number): Finding {
  return {
    name: `${name}, compressed`,
    figure: `${(bytes / KB).toFixed(1)} kB`,
    reference: `${kilobytes} kB`,
    ratio: bytes / KB / kilobytes,
    goal: `≤ ${kilobytes} kB`,
    isMet: bytes <= kilobytes * KB,
  };
}

function sum(fetched: Fetched[]): number {
  return fetched.reduce((bytes, file) => bytes + file.bytes, 0);
}

/** All files that a browser with an empty cache fetches, in bytes on the wire. */
async function visit(url: string): Promise<Fetched[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const wire = await page.context().newCDPSession(page);
    const fetched = await listen(wire);
    const quiet = waitForQuiet(page);
    const live = page.waitForRequest(LIVE);
    await page.goto(url);
    // On a busy machine half a second can pass without a request before the scripts are fetched.
    await page.locator('html[data-hydrated]').waitFor();
    // The last that a page loads, once it is idle.
    await live;
    await quiet();
    return [...fetched.values()];
  } finally {
    await browser.close();
  }
}

/** Returns a function that waits until the page requests nothing. Playwright's own wait includes the live stream, which never ends. */
function waitForQuiet(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let changedAt = performance.now();
  const end = (request: Request) => {
    changedAt = performance.now();
    pending.delete(request);
  };
  page.on('request', (request) => {
    changedAt = performance.now();
    if (!LIVE.test(request.url())) pending.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    while (pending.size > 0 || performance.now() - changedAt < QUIET_MS)
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 10));
  };
}

async function listen(wire: CDPSession): Promise<Map<string, Fetched>> {
  const fetched = new Map<string, Fetched>();
  wire.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('http')) fetched.set(requestId, { url: response.url, type, bytes: 0 });
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = fetched.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  await wire.send('Network.enable');
  return fetched;
}

/** Builds in memory, prints each chunk, and returns the compressed size of the first. */
async function printChunks(): Promise<number> {
  process.stdout.write('Chunks (compressed; parts before minifying):\n');
  const print: Plugin = {
    name: 'print-chunks',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const parts = new Map<string, number>();
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          parts.set(partOf(id), (parts.get(partOf(id)) ?? 0) + renderedLength);
        }
        const largest = [...parts].toSorted(([, one], [, other]) => other - one).slice(0, LARGEST_PARTS);
        const content = largest.map(([name, length]) => `${name} ${Math.round(length / KB)}k`).join(', ');
        const bytes = brotliCompressSync(chunk.code).length;
        process.stdout.write(`${String(bytes).padStart(8)}  ${chunk.name}: ${content}\n`);
      }
    },
  };
  return sizeOfFirstScript([print]);
}

/** Builds in memory. @returns the compressed size in bytes of the first script of every page */
async function sizeOfFirstScript(plugins: Plugin[]): Promise<number> {
  let bytes = 0;
  const measure: Plugin = {
    name: 'measure-first-script',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.isEntry) bytes += brotliCompressSync(chunk.code).length;
      }
    },
  };
  await build({ logLevel: 'error', build: { write: false }, plugins: [...plugins, measure] });
  return bytes;
}

/** The package of a module, or its folder in this repository. */
function partOf(id: string): string {
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
  return inPackage ?? (/\/((?:client|shared)\/[^/]+(?:\/[^/]+)?)\//.exec(id)?.[1] || 'other');
}
