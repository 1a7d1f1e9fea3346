// Endpoints for load balancers and monitoring: liveness, readiness and metrics.
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { PageCache } from '../rendering/page-cache.ts';
import type { Services } from './request.ts';

/** GET /healthz, /readyz and /metrics. */
export function registerHealth(
  app: FastifyInstance,
  services: Pick<Services, 'database' | 'storage' | 'bus'>,
  pageCache: Pick<PageCache, 'hits'>,
): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [register],
  });
  const cachedPages = new Counter({
    name: 'cached_pages_total',
    help: 'Pages answered from the cache, which http_request_duration_seconds does not see',
    registers: [register],
    collect() {
      cachedPages.reset();
      cachedPages.inc(pageCache.hits);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const [database, storage] = await Promise.all([
      services.database.pool.query('select 1').then(
        () => true,
        () => false,
      ),
      services.storage.isReady(),
    ]);
    const parts = { database, storage, bus: services.bus.isConnected() };
    return reply.code(Object.values(parts).every(Boolean) ? 200 : 503).send(parts);
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  );
}
