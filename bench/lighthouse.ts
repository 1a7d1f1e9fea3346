// Lighthouse scores of the first pages, on a phone with a mobile network: the median of three runs.
import { chromium } from 'playwright-core';
import lighthouse from 'lighthouse';
import { type Finding, median, report } from './support/report.ts';
import { openBenchSite } from './support/site.ts';

const PORT = 9333;
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

// The sample data, because generated ads have no photographs to fetch.
const site = await openBenchSite(0, { SAMPLE_DATA: 'on' });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    `--remote-debugging-port=${PORT}`,
  ],
});
try {
  const { rows } = await site.database.pool.query<{ ad: string; post: string }>(
    `select (select id from ads where is_public limit 1) as ad,
            (select post_id from forum_states where is_public order by comment_count desc limit 1) as post`,
  );
  const findings: Finding[] = [];
  for (const page of ['/', '/marketplace', `/ad/${rows[0]?.ad}`, '/forum', `/forum/${rows[0]?.post}`])
    findings.push(...(await auditPage(page)));
  report(findings);
} finally {
  await browser.close();
  await site.close();
}

/** Lighthouse simulates the figures from the tasks of the browser, which other load on the machine lengthens. */
async function auditPage(path: string): Promise<Finding[]> {
  const page = path.slice(0, 12);
  const runs: Awaited<ReturnType<typeof runLighthouse>>[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runLighthouse(path));
  const missed = Object.values(runs[0]?.audits ?? {}).filter(({ score }) => score !== null && score < 0.9);
  for (const { id, displayValue } of missed) process.stdout.write(`  ${page}: ${id} ${displayValue ?? ''}\n`);
  const medianOf = (audit: string) => median(runs.map(({ audits }) => Number(audits[audit]?.numericValue)));
  const atMost = (name: string, audit: string, most: number): Finding => {
    const figure = medianOf(audit);
    return {
      name: `${page} ${name}`,
      figure: `${Math.round(figure)} ms`,
      reference: `${most} ms`,
      ratio: figure / most,
      goal: `≤ ${most} ms`,
      isMet: figure <= most,
    };
  };
  const shift = medianOf('cumulative-layout-shift');
  return [
    ...CATEGORIES.map((name) => {
      const score = Math.round(median(runs.map(({ categories }) => categories[name]?.score ?? 0)) * 100);
      const goal = name === 'performance' ? 98 : 100;
      return {
        name: `${page} ${name}`,
        figure: String(score),
        reference: '100',
        ratio: score / 100,
        goal: `≥ ${goal}`,
        isMet: score >= goal,
      };
    }),
    atMost('largest contentful paint', 'largest-contentful-paint', 2000),
    atMost('total blocking time', 'total-blocking-time', 100),
    {
      name: `${page} layout shift`,
      figure: shift.toFixed(3),
      reference: '0',
      goal: '0',
      isMet: shift < 0.005,
    },
  ];
}

async function runLighthouse(path: string) {
  const result = await lighthouse(`${site.address}${path}`, {
    port: PORT,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${path}`);
  return result.lhr;
}
