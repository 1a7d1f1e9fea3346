// How fast a message arrives: on the recipient's connection while thousands are open, and on the recipient's screen.
import { measureDelivery } from './messages/delivery.ts';
import { createPairs } from './messages/pairs.ts';
import { measureScreen } from './messages/screen.ts';
import { addPeople, agent, BENCH_SECRET } from './support/live-people.ts';
import { report } from './support/report.ts';
import { openBenchSite } from './support/site.ts';

const IDLE = 5000;
const PAIRS = 50;

const site = await openBenchSite(0, { SECRET: BENCH_SECRET });
try {
  const people = await addPeople(site, IDLE + PAIRS * 2 + 2);
  const pairs = await createPairs(site, people.slice(IDLE));
  const screen = await measureScreen(site, pairs.at(-1));
  const delivery = await measureDelivery(site, { idle: people.slice(0, IDLE), pairs: pairs.slice(0, PAIRS) });
  report([...delivery, ...screen]);
} finally {
  agent.destroy();
  await site.close();
}
