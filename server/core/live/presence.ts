// Who is online on all nodes: users by their live connections, and visitors by their requests, and the heartbeats of their streams,
// in the last minutes.
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import { PRESENCE_SYNC_MS, VISITOR_ONLINE_MS } from '#shared/live-timing.ts';
import type { Database } from '../../database/connection.ts';
import { networkOf } from '../limits/network.ts';
import { isReader } from '../views/readers.ts';
import type { Live } from './live.ts';
import { deletePart, type OnlinePart, readOtherParts, writePart } from './presence-queries.ts';

/** Limits of the networks in memory, and of browsers per network: a program can send any number of user agents. */
const MAX_NETWORKS = 20_000;
const MAX_PER_NETWORK = 20;

export interface Presence {
  /** Notes a request of a visitor. */
  visit: (visitor: { ip: string; userAgent: string; headers: IncomingHttpHeaders }) => void;
  /** Everyone who is online, and the ids of users who have chosen to be listed; other nodes' data is up to half a minute old. */
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
  const visitors = trackVisitors(now);
  let listed = new Set<string>();
  let others: OnlinePart[] = [];
  // An outage of the database is logged elsewhere; the parts of other nodes are dropped, since they are outdated.
  const timer = setInterval(() => void sync().catch(() => (others = [])), PRESENCE_SYNC_MS);
  timer.unref();

  async function sync(): Promise<void> {
    const users = live.userIds();
    listed = new Set(await writePart(database, { node, users, visitors: visitors.count() }));
    others = await readOtherParts(database, node);
  }

  return {
    sync,
    visit({ ip, userAgent, headers }) {
      if (isReader(userAgent, headers)) visitors.add(networkOf(ip), crc32(userAgent));
    },
    current() {
      const users = new Set(live.userIds());
      // A user with tabs on several nodes counts once.
      const elsewhere = new Set(others.flatMap((part) => part.listed).filter((id) => !users.has(id)));
      const unlisted = others.reduce((sum, part) => sum + part.unlisted, 0);
      return {
        count: users.size + visitors.count() + elsewhere.size + unlisted,
        listedIds: [...[...listed].filter((id) => users.has(id)), ...elsewhere],
      };
    },
    async close() {
      clearInterval(timer);
      // If this fails, the part of this node expires after a minute.
      await deletePart(database, node).catch(() => undefined);
    },
  };
}

/**
 * Keeps visitors in memory for some minutes; nothing about them is stored. A browser is a checksum of its User-Agent,
 * which takes a fifth of the memory.
 */
function trackVisitors(now: () => number): {
  add: (network: string, browser: number) => void;
  count: () => number;
} {
  const networks = new Map<string, Map<number, number>>();
  return {
    add(network, browser) {
      const browsers = networks.get(network) ?? new Map<number, number>();
      if (browsers.size === 0 && networks.size >= MAX_NETWORKS) return;
      if (!browsers.has(browser) && browsers.size >= MAX_PER_NETWORK) return;
      browsers.set(browser, now());
      networks.set(network, browsers);
    },
    count() {
      const since = now() - VISITOR_ONLINE_MS;
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
