// Sends an issue to 50,000 subscribers at a limited rate, while all nodes are killed twice. Measures whether each subscriber gets
// it under one Message-ID, what a mail costs, and how much memory a node takes. A site pauses 100 ms between two mails, which
// takes 100 minutes; here the pause is 1 ms. Arguments set the numbers of subscribers and of milliseconds.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { serverCommand, serverEnvironment } from '../starter/server-command.js';
import { openTransport } from '../server/core/mail/transport.ts';
import { parseSettings, type Settings } from '../server/core/process/settings.ts';
import { connectDatabase } from '../server/database/connection.ts';
import { migrate } from '../server/database/migrate.ts';
import type { NodeOrder } from './newsletter-node.ts';
import { openBenchCluster } from './support/cluster.ts';
import { compareTimes, type Finding, report } from './support/report.ts';

const [SUBSCRIBERS = 50_000, PAUSE_MS = 1] = process.argv.slice(2).map(Number);
/** When the nodes are killed, as shares of the subscribers. */
const KILLS = [1 / 3, 2 / 3];
const SECOND = 1000;
/** Characters of a mail that hold its headers. */
const HEAD_LENGTH = 2000;
/** Mails of the reference: the same mail server and connection, without a database. */
const BARE_MAILS = 2000;
/** Memory reports of a node while it warms up. It reports five times a second. */
const WARM_REPORTS = 25;
/** How many times as long as a bare mail with the same pause a mail may take: each needs three statements and a commit. */
const GOAL = 6;
const MEMORY_GOAL_MB = 60;
const MEGABYTE = 1024 * 1024;

const cluster = await openBenchCluster();
const database = connectDatabase(cluster.url, { max: 10 });
/** The Message-IDs of each mail, by recipient. */
const received = new Map<string, string[]>();
/** When each mail was received. */
const times: number[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onData(stream, session, done) {
    const address = session.envelope.rcptTo[0]?.address ?? '';
    let head = '';
    stream.on('data', (part: Buffer) => {
      if (head.length < HEAD_LENGTH) head += part.toString('latin1');
    });
    stream.on('end', () => {
      times.push(performance.now());
      const id = /^message-id:\s*(\S+)/im.exec(head)?.[1] ?? '';
      received.set(address, [...(received.get(address) ?? []), id]);
      done();
    });
  },
});
// A killed client breaks its connection.
server.on('error', () => undefined);
try {
  await migrate(database.pool);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  report(await measure(`smtp://127.0.0.1:${port}`));
} finally {
  server.close();
  await database.close();
  await cluster.close();
}

async function measure(smtpUrl: string): Promise<Finding[]> {
  const settings = parseSettings({
    DATA_DIR: cluster.dataDir,
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'B <b@exempel.se>',
  });
  const bare = await sendBare(settings);
  received.clear();
  times.length = 0;
  await insertIssue();
  const memory: number[][] = [];
  const order = { databaseUrl: cluster.url, dataDir: cluster.dataDir, smtpUrl, pauseMs: PAUSE_MS };
  const start = performance.now();
  // Two nodes at a time, of which one sends and the other waits. Both are killed, and replaced by two new ones.
  let nodes = [startNode(order, memory), startNode(order, memory)];
  for (const share of KILLS) {
    while (received.size < SUBSCRIBERS * share) await wait(5);
    for (const node of nodes) node.kill('SIGKILL');
    await Promise.all(nodes.map((node) => once(node, 'exit')));
    nodes = [startNode(order, memory), startNode(order, memory)];
  }
  await Promise.all(nodes.map((node) => once(node, 'exit')));
  const time = (performance.now() - start) / SUBSCRIBERS;
  const ids = [...received.values()];
  const more = Math.max(...memory.map(growth));
  const perSecond = fastestSecond();
  return [
    compareTimes(`a mail of ${SUBSCRIBERS}`, {
      time,
      reference: { name: 'without a database', time: bare },
      goal: GOAL,
    }),
    {
      name: `subscribers who got it, ${KILLS.length} times across killed nodes`,
      figure: String(ids.length),
      reference: `${ids.filter((of) => new Set(of).size > 1).length} under two Message-IDs`,
      goal: String(SUBSCRIBERS),
      isMet: ids.length === SUBSCRIBERS && ids.every((of) => new Set(of).size === 1),
    },
    {
      // A node that is killed between the answer of the mail server and its commit sends that one mail again.
      name: 'mails sent twice, under the same Message-ID',
      figure: String(times.length - ids.length),
      reference: `${KILLS.length} kills`,
      goal: `≤ ${KILLS.length}`,
      isMet: times.length - ids.length <= KILLS.length,
    },
    {
      name: 'mails in the fastest second',
      figure: String(perSecond),
      reference: `${PAUSE_MS} ms between two`,
      goal: `≤ ${SECOND / PAUSE_MS}`,
      isMet: perSecond <= SECOND / PAUSE_MS,
    },
    {
      name: 'memory meanwhile',
      figure: `${more.toFixed(0)} MB more`,
      reference: 'a node after its first seconds',
      goal: `≤ ${MEMORY_GOAL_MB} MB`,
      isMet: more <= MEMORY_GOAL_MB,
    },
  ];
}

/** @param memory gets a list of the node's memory reports, in bytes */
function startNode(order: NodeOrder, memory: number[][]): ChildProcess {
  const node = fork(path.join(import.meta.dirname, 'newsletter-node.ts'), {
    // The arguments for Node.js with which the site runs.
    execArgv: serverCommand.slice(0, -1),
    env: { ...process.env, ...serverEnvironment },
  });
  const reports: number[] = [];
  memory.push(reports);
  node.on('message', (rss) => reports.push(Number(rss)));
  node.send(order);
  return node;
}

/** Growth in megabytes from when the code is compiled and the heap has its usual size. */
function growth(reports: readonly number[]): number {
  const from = reports[WARM_REPORTS];
  return from === undefined ? 0 : (Math.max(...reports.slice(WARM_REPORTS)) - from) / MEGABYTE;
}

/** The most mails within a second. */
function fastestSecond(): number {
  let first = 0;
  let most = 0;
  for (const [index, time] of times.entries()) {
    while ((times[first] ?? time) <= time - SECOND) first += 1;
    most = Math.max(most, index - first + 1);
  }
  return most;
}

/** Sends the mails of the reference; returns the milliseconds per mail. */
async function sendBare(settings: Settings): Promise<number> {
  const target = { url: settings.smtpUrl ?? '', sender: settings.mailFrom };
  const transport = await openTransport(settings, target, { isPooled: true });
  const start = performance.now();
  for (let number = 0; number < BARE_MAILS; number += 1) {
    await transport.sendMail({
      from: 'b@exempel.se',
      to: `bar${number}@exempel.se`,
      subject: 'Veckan',
      text: 'Hej',
      html: '<p>Hej</p>',
    });
    await wait(PAUSE_MS);
  }
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
