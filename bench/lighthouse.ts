// Lighthouse scores of the home page, the list and an ad, on a phone with a mobile network.
import { chromium } from 'playwright-core';
import lighthouse from 'lighthouse';
import { type Finding, report } from './report.ts';
import { openBenchSite } from './site.ts';

const PORT = 9333;
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
  const { rows } = await site.database.pool.query<{ id: string }>(
    'select id from ads where is_public limit 1',
  );
  const findings: Finding[] = [];
  for (const page of ['/', '/marketplace', `/ad/${rows[0]?.id}`]) findings.push(...(await auditPage(page)));
  report(findings);
} finally {
  await browser.close();
  await site.close();
}

async function auditPage(page: string): Promise<Finding[]> {
  const result = await lighthouse(`${site.address}${page}`, {
    port: PORT,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse had nothing to say of ${page}`);
  const { categories, audits } = result.lhr;
  const missed = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
  for (const { id, displayValue } of missed)
    process.stdout.write(`  ${page.slice(0, 12)}: ${id} ${displayValue ?? ''}\n`);
  const shift = Number(audits['cumulative-layout-shift']?.numericValue);
  return [
    ...CATEGORIES.map((name) => {
      const score = Math.round((categories[name]?.score ?? 0) * 100);
      // The goal is 100; on a shared machine the performance score varies.
      const goal = name === 'performance' ? 90 : 100;
      return {
        name: `${page.slice(0, 12)} ${name}`,
        figure: String(score),
        reference: '100',
        ratio: score / 100,
        goal: `≥ ${goal}`,
        isMet: score >= goal,
      };
    }),
    {
      name: `${page.slice(0, 12)} layout shift`,
      figure: shift.toFixed(3),
      reference: '0',
      goal: '0',
      isMet: shift < 0.005,
    },
  ];
}
