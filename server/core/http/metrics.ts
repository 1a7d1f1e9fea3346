// What /metrics reports: few labels, so that its size does not grow with the number of addresses.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { countQueuedMails } from '../mail/queries.ts';
import { countWaitingHashes } from '../passwords.ts';
import type { PageCache } from '../rendering/page-cache.ts';
import type { Services } from './request.ts';

export type Measured = Pick<Services, 'database' | 'bus' | 'live' | 'publicLive'>;

const STREAMS = new Set(['/api/me/live', '/api/live']);

/** Registers everything that is measured, and counts the app's responses from now on. */
export function openMetrics(
  app: FastifyInstance,
  { database, bus, live, publicLive }: Measured,
  pageCache: Pick<PageCache, 'hits'>,
): Registry {
  const register = new Registry();
  countResponses(app, register);

  const cachedPages = new Counter({
    name: 'cached_pages_total',
    help: 'Pages answered from the cache, which the other metrics of responses do not see',
    registers: [register],
    collect() {
      cachedPages.reset();
      cachedPages.inc(pageCache.hits);
    },
  });
  const { pool: requests, lookups, searches, writes } = database;
  const pools = { requests, lookups, searches, writes };
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of a pool: open, of these idle, and the largest number',
    labelNames: ['pool', 'state'],
    registers: [register],
    collect() {
      for (const [pool, { totalCount, idleCount, options }] of Object.entries(pools)) {
        connections.set({ pool, state: 'open' }, totalCount);
        connections.set({ pool, state: 'idle' }, idleCount);
        connections.set({ pool, state: 'limit' }, options.max);
      }
    },
  });
  const waiting = new Gauge({
    name: 'database_connections_waiting',
    help: 'Statements that wait for a connection of a pool',
    labelNames: ['pool'],
    registers: [register],
    collect() {
      for (const [pool, { waitingCount }] of Object.entries(pools)) waiting.set({ pool }, waitingCount);
    },
  });
  const measure = (name: string, help: string, read: () => number | Promise<number>) => {
    const gauge = new Gauge({
      name,
      help,
      registers: [register],
      async collect() {
        gauge.set(await read());
      },
    });
  };
  measure('database_away', 'Whether the database does not answer', () =>
    Number(database.availability.isAway()),
  );
  measure('bus_connected', 'Whether notices of other nodes arrive', () => Number(bus.isConnected()));
  measure('live_streams', 'Open streams of live events', () => live.count() + publicLive.count());
  measure('password_hashes_waiting', 'Sign-ins and registrations that wait for a password to be hashed', () =>
    countWaitingHashes(),
  );
  measure('mails_queued', 'Mails of all nodes that wait to be sent; NaN while the database is away', () =>
    countQueuedMails(database).catch(() => Number.NaN),
  );
  ofProcess ??= measureProcess();
  return Registry.merge([ofProcess, register]);
}

let ofProcess: Registry | undefined;

/** Created once for all apps of the process: the collectors cannot be stopped, and would retain a closed app in memory. */
function measureProcess(): Registry {
  const register = new Registry();
  collectDefaultMetrics({ register });
  return register;
}

function countResponses(app: FastifyInstance, register: Registry): void {
  const responses = new Counter({
    name: 'http_responses_total',
    help: 'Responses by kind and status',
    labelNames: ['kind', 'status'],
    registers: [register],
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['kind'],
    buckets: [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    const kind = kindOf(request);
    responses.inc({ kind, status: reply.statusCode });
    // A stream stays open for as long as its page, so its duration does not measure the server.
    if (kind !== 'stream') duration.observe({ kind }, reply.elapsedTime / 1000);
  });
}

type Kind = 'page' | 'api' | 'stream' | 'picture' | 'file';

function kindOf({ routeOptions: { url: route = '' } }: FastifyRequest): Kind {
  if (route === '/*') return 'page';
  if (STREAMS.has(route)) return 'stream';
  if (route.startsWith('/api')) return 'api';
  return route.startsWith('/pictures') ? 'picture' : 'file';
}
