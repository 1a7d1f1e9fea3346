// A node that sends an issue of the newsletter until nothing is left, in a process of its own, so that it can be killed.
import { setTimeout as wait } from 'node:timers/promises';
import { createAnswerCache } from '../server/core/answer-cache.ts';
import { openBus } from '../server/core/bus/bus.ts';
import { createLogger } from '../server/core/process/logger.ts';
import { parseSettings } from '../server/core/process/settings.ts';
import { connectDatabase } from '../server/database/connection.ts';
import { sendIssues } from '../server/features/newsletter/send-issues.ts';

export interface NodeOrder {
  databaseUrl: string;
  dataDir: string;
  smtpUrl: string;
  pauseMs: number;
}

const OPEN = `select from newsletter_issues where status in ('scheduled', 'sending')`;

process.once('message', async ({ databaseUrl, dataDir, smtpUrl, pauseMs }: NodeOrder) => {
  const logger = createLogger('error');
  const database = connectDatabase(databaseUrl, { max: 5 });
  const bus = await openBus({ databaseUrl }, logger);
  const settings = parseSettings({ DATA_DIR: dataDir, SMTP_URL: smtpUrl, MAIL_FROM: 'B <b@exempel.se>' });
  const auth = { secret: 'a secret of the benchmark' };
  const services = { settings, database, answerCache: createAnswerCache(bus), auth, logger };
  const reports = setInterval(() => process.send?.(process.memoryUsage().rss), 200);
  // Sends nothing while another node sends, so it tries again.
  while ((await database.pool.query(OPEN)).rowCount !== 0) {
    await sendIssues(services, { signal: new AbortController().signal, pauseMs, runMs: Infinity });
    await wait(100);
  }
  clearInterval(reports);
  await bus.close();
  await database.close();
  process.disconnect();
});
