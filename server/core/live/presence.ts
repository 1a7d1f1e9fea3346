// Who is online: users by their live connections, and visitors by what they requested in the last minutes, on all nodes.
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Database } from '../../database/connection.ts';
import { networkOf } from '../limits/network.ts';
import { isReader } from '../views/readers.ts';
import type { Live } from './live.ts';
import { deletePart, type OnlinePart, readOtherParts, writePart } from './presence-queries.ts';

const SYNC_MS = 20_000;
/** A visitor has no connection: one who has requested nothing for so long is gone. */
const VISITOR_MS = 5 * 60_000;
/** Networks that are remembered, and browsers of one: a program may invent as many names as it likes. */
const MAX_NETWORKS = 50_000;
const MAX_PER_NETWORK = 20;

export interface Presence {
  /** Notes a request of a visitor. */
  visit: (visitor: { ip: string; userAgent: string; headers: IncomingHttpHeaders }) => void;
  /** Everyone who is online, and the ids of users who have chosen to be listed; of other nodes half a minute old. */
  current: () => { count: number; listedIds: string[] };
  /** Writes the part of this node and reads those of the others. */
  sync: () => Promise<void>;
  close: () => Promise<void>;
}

/** Starts writing the part of this node. */
export function openPresence({
  database,
  live,
  now = Date.now,
}: {
  database: Pick<Database, 'pool'>;
  live: Pick<Live, 'userIds'>;
  /** Milliseconds since 1970. */
  now?: () => number;
}): Presence {
  const node = randomUUID();
  const visitors = rememberVisitors(now);
  let listed = new Set<string>();
  let others: OnlinePart[] = [];
  // The log has the outages of the database; what the others wrote is out of date by then.
  const timer = setInterval(() => void sync().catch(() => (others = [])), SYNC_MS);
  timer.unref();

  async function sync(): Promise<void> {
    const users = live.userIds();
    listed = new Set(await writePart(database, { node, users, visitors: visitors.count() }));
    others = await readOtherParts(database, node);
  }

  return {
    sync,
    visit({ ip, userAgent, headers }) {
      if (isReader(userAgent, headers)) visitors.add(networkOf(ip), userAgent);
    },
    current() {
      const users = new Set(live.userIds());
      // With tabs on several nodes a user is still one.
      const elsewhere = new Set(others.flatMap((part) => part.listed).filter((id) => !users.has(id)));
      const unlisted = others.reduce((sum, part) => sum + part.unlisted, 0);
      return {
        count: users.size + visitors.count() + elsewhere.size + unlisted,
        listedIds: [...[...listed].filter((id) => users.has(id)), ...elsewhere],
      };
    },
    async close() {
      clearInterval(timer);
      // Otherwise its part expires.
      await deletePart(database, node).catch(() => undefined);
    },
  };
}

/** In this process only, and only for some minutes: nothing of a visitor is stored. */
function rememberVisitors(now: () => number): {
  add: (network: string, browser: string) => void;
  count: () => number;
} {
  const networks = new Map<string, Map<string, number>>();
  return {
    add(network, browser) {
      const browsers = networks.get(network) ?? new Map<string, number>();
      if (browsers.size === 0 && networks.size >= MAX_NETWORKS) return;
      if (!browsers.has(browser) && browsers.size >= MAX_PER_NETWORK) return;
      browsers.set(browser, now());
      networks.set(network, browsers);
    },
    count() {
      const since = now() - VISITOR_MS;
      let count = 0;
      for (const [network, browsers] of networks) {
        for (const [browser, at] of browsers) if (at < since) browsers.delete(browser);
        if (browsers.size === 0) networks.delete(network);
        count += browsers.size;
      }
      return count;
    },
  };
}
