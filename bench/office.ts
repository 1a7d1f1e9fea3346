// How fast the back office answers with 1,000,000 ads, 100,000 users and 10,000,000 views over 20 connections: the dashboard,
// every list and the statistics, against the simplest request of a signed-in user. Arguments set the three numbers.
import { MAX_SEARCHED, seedOffice } from './office/seed.ts';
import { compareTimes, type Finding, percentile, report } from './support/report.ts';
import { type BenchSite, openBenchSite } from './support/site.ts';
import { timeUnderLoad } from './support/under-load.ts';

const [ads = 1_000_000, users = 100_000, views = 10_000_000] = process.argv.slice(2).map(Number);
const CONNECTIONS = 20;
const PERCENTILE = 99;
/** How many times as long as the simplest request a response may take. The simplest takes 2 ms at p99 on an idle machine. */
const GOAL = 25;
/** Duration of the load on each address; short, because there are many. */
const LOAD_MS = 1500;
const REFERENCE_EVERY = 6;
/** Ads that are composed; the others are copies. */
const COMPOSED = 5000;

const addresses: Record<string, string> = {
  dashboard: 'overview',
  ads: 'ads',
  'ads that wait': 'ads?status=pending',
  'ads by a word': 'ads?search=jordan',
  'marketplace overview': 'marketplace',
  users: 'users',
  'users by a name': 'users?search=person%20777',
  'forum posts': 'forum-posts',
  'contact messages': 'contact-messages',
  'contact messages that wait, oldest first': 'contact-messages?status=pending&sort=oldest',
  'contact messages by a word': 'contact-messages?search=rad%20777',
  news: 'news',
  'news sources': 'news-sources',
  associations: 'associations',
  results: 'basketball-results',
  tournaments: 'tournaments',
  categories: 'categories',
  synonyms: 'synonyms',
  reports: 'reports',
  'audit log': 'audit-log',
  'security events': 'security-events',
  mails: 'mails',
  'page settings': 'page-settings',
  'command palette': 'found?text=jordan',
  ...Object.fromEntries(
    [7, 30, 90, 365].flatMap((days) => [
      [`statistics of the site, ${days} days`, `analytics?period=${days}`],
      [`statistics of the marketplace, ${days} days`, `marketplace/analytics?period=${days}`],
    ]),
  ),
};

const bySearch = new Set(['ads by a word', 'command palette']);
const measured = Object.entries(addresses).filter(([name]) => ads <= MAX_SEARCHED || !bySearch.has(name));

const site = await openBenchSite(Math.min(ads, COMPOSED));
try {
  await seedOffice(site.database, { ads, users, views });
  report(await measure(site));
} finally {
  await site.close();
}

async function measure({ address, cookie }: BenchSite): Promise<Finding[]> {
  const read = async (path: string) => {
    const answer = await fetch(`${address}/api/${path}`, { headers: { cookie } });
    // The response is read to the end, because otherwise its connection is not used again.
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
  };
  const findings: Finding[] = [];
  let simplest: number[] = [];
  for (const [index, [name, path]] of measured.entries()) {
    // The reference is measured again now and then, because other programs make the machine slower and faster.
    if (index % REFERENCE_EVERY === 0)
      simplest = await timeUnderLoad(() => read('session'), CONNECTIONS, LOAD_MS);
    const times = await timeUnderLoad(() => read(`admin/${path}`), CONNECTIONS, LOAD_MS);
    const finding = compareTimes(`${name}: p${PERCENTILE} under load`, {
      time: percentile(times, PERCENTILE),
      reference: { name: 'session', time: percentile(simplest, PERCENTILE) },
      goal: GOAL,
    });
    // Printed at once, because measuring all addresses takes minutes.
    process.stdout.write(
      `${finding.name} ${finding.figure}, ${finding.ratio?.toFixed(1)} × ${finding.reference}\n`,
    );
    findings.push(finding);
  }
  return findings;
}
