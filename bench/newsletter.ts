// An issue to 50,000 subscribers, by two nodes at once: that each gets it once, what a mail costs, and how much memory it takes.
// Without the pause between two mails, which takes 100 minutes.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { createAnswerCache } from '../server/core/answer-cache.ts';
import { openBus } from '../server/core/bus/bus.ts';
import { openTransport } from '../server/core/mail/transport.ts';
import { createLogger } from '../server/core/process/logger.ts';
import { parseSettings, type Settings } from '../server/core/process/settings.ts';
import { connectDatabase } from '../server/database/connection.ts';
import { startCluster } from '../server/database/embedded.ts';
import { migrate } from '../server/database/migrate.ts';
import { sendIssues } from '../server/features/newsletter/send-issues.ts';
import { compareTimes, type Finding, report } from './report.ts';

const SUBSCRIBERS = Number(process.argv[2] ?? 50_000);
/** Mails of the reference: the same mail server and connection, without a database. */
const BARE_MAILS = 2000;
/** After so many the code is compiled and the heap has its usual size. */
const WARM_MAILS = 1000;
/** Of a bare mail: three statements and a commit come with each. */
const GOAL = 6;
const MEMORY_GOAL_MB = 60;
const MEGABYTE = 1024 * 1024;

const dataDir = await mkdtemp(path.join(tmpdir(), 'baskettorget-bench-'));
const cluster = await startCluster({ dataDir, logger: createLogger('error') });
const database = connectDatabase(cluster.url, { max: 10 });
const bus = await openBus({ databaseUrl: cluster.url }, createLogger('error'));
const received = new Map<string, number>();
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onData(stream, session, done) {
    const address = session.envelope.rcptTo[0]?.address ?? '';
    stream.resume().on('end', () => {
      received.set(address, (received.get(address) ?? 0) + 1);
      done();
    });
  },
});
try {
  await migrate(database.pool);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  report(await measure(`smtp://127.0.0.1:${port}`));
} finally {
  server.close();
  await bus.close();
  await database.close();
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(smtpUrl: string): Promise<Finding[]> {
  const settings = parseSettings({ DATA_DIR: dataDir, SMTP_URL: smtpUrl, MAIL_FROM: 'B <b@exempel.se>' });
  const bare = await sendBare(settings);
  received.clear();
  await insertIssue();
  const memory = createAnswerCache(bus);
  const auth = { secret: 'a secret of the benchmark' };
  const services = { settings, database, memory, auth, logger: createLogger('error') };
  const limits = { signal: new AbortController().signal, pauseMs: 0, runMs: Infinity };
  let before = 0;
  let most = 0;
  const timer = setInterval(() => {
    if (received.size < WARM_MAILS) return;
    const { rss } = process.memoryUsage();
    before ||= rss;
    most = Math.max(most, rss);
  }, 100);
  const start = performance.now();
  await Promise.all([sendIssues(services, limits), sendIssues(services, limits)]);
  const time = (performance.now() - start) / SUBSCRIBERS;
  clearInterval(timer);
  const counts = [...received.values()];
  const more = (most - before) / MEGABYTE;
  return [
    compareTimes(`a mail of ${SUBSCRIBERS}`, {
      time,
      reference: { name: 'without a database', time: bare },
      goal: GOAL,
    }),
    {
      name: 'subscribers who got it once',
      figure: String(counts.filter((count) => count === 1).length),
      reference: `${counts.filter((count) => count > 1).length} more than once`,
      goal: String(SUBSCRIBERS),
      isMet: counts.length === SUBSCRIBERS && counts.every((count) => count === 1),
    },
    {
      name: 'memory meanwhile',
      figure: `${more.toFixed(0)} MB more`,
      reference: `${(before / MEGABYTE).toFixed(0)} MB after ${WARM_MAILS} mails`,
      goal: `≤ ${MEMORY_GOAL_MB} MB`,
      isMet: more <= MEMORY_GOAL_MB,
    },
  ];
}

/** Milliseconds of a mail. */
async function sendBare(settings: Settings): Promise<number> {
  const server = { url: settings.smtpUrl ?? '', sender: settings.mailFrom };
  const transport = await openTransport(settings, server, { isPooled: true });
  const start = performance.now();
  for (let number = 0; number < BARE_MAILS; number += 1)
    await transport.sendMail({
      from: 'b@exempel.se',
      to: `bar${number}@exempel.se`,
      subject: 'Veckan',
      text: 'Hej',
      html: '<p>Hej</p>',
    });
  transport.close();
  return (performance.now() - start) / BARE_MAILS;
}

async function insertIssue(): Promise<void> {
  const issue = { subject: 'Veckan', heading: 'Veckan', smallPrint: 'Hej', paragraphs: paragraphs() };
  await database.pool.query(`update site_settings set operator_name = 'B', operator_number = '802400-1234',
    operator_address = 'Hallvägen 1', operator_email = 'hej@exempel.se'`);
  await database.pool.query(
    `insert into newsletter_subscribers (email, consent_text, confirmed_at)
     select 'lasare' || number || '@exempel.se', 'Ja', now() from generate_series(1, $1) as number`,
    [SUBSCRIBERS],
  );
  await database.pool.query(
    `insert into newsletter_issues (week, subject, content, send_at) values ('2026-48', 'Veckan', $1, now())`,
    [JSON.stringify(issue)],
  );
}

function paragraphs(): { text: string; link: { label: string; href: string } }[] {
  return Array.from({ length: 20 }, (_, at) => ({
    text: `Rubrik ${at}. ${'Bollen går in i sista sekunden. '.repeat(4)}`,
    link: { label: 'Läs artikeln', href: `https://exempel.se/news/${at}` },
  }));
}
