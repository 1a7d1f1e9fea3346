// Endpoints for load balancers and monitoring: liveness, readiness and metrics.
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { PageCache } from '../rendering/page-cache.ts';
import { type Measured, openMetrics } from './metrics.ts';
import { sendErrorPage } from './errors/error-handler.ts';
import { sameSecret } from '../crypto/same-secret.ts';
import type { Services } from './request.ts';

export interface Readiness {
  /** From now on the server reports that it is not ready, while it still answers everything. */
  end(): void;
}

/** Timeout of a check: shorter than that of an unresponsive bucket, since a load balancer does not wait that long. */
const CHECK_MS = 2000;

/**
 * GET /healthz, /readyz and /metrics.
 *
 * Only the database is required: without the bus nothing is answered from caches, and without storage no pictures are shown or
 * uploaded. That concerns all nodes at once, so taking them out of service would only close the site.
 */
export function registerHealth(
  app: FastifyInstance,
  services: Pick<Services, 'settings' | 'storage'> & Measured,
  pageCache: Pick<PageCache, 'hits'>,
): Readiness {
  const metrics = openMetrics(app, services, pageCache);
  let isEnding = false;

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const { database: pools, storage: pictures, bus: notices } = services;
    const [database, storage] = await Promise.all([
      isAnswered(pools.lookups.query('select 1').then(() => true)),
      isAnswered(pictures.isReady()),
    ]);
    const parts = { database, storage, bus: notices.isConnected() };
    reply.header('cache-control', 'no-store');
    if (isEnding) return reply.code(503).send({ status: 'ending', ...parts });
    if (!database) return reply.code(503).send({ status: 'not ready', ...parts });
    return { status: parts.storage && parts.bus ? 'ready' : 'degraded', ...parts };
  });
  app.get('/metrics', async (request, reply) => {
    const { metricsToken } = services.settings;
    if (metricsToken === undefined) return sendErrorPage(request, reply, 404);
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!sameSecret(token, metricsToken))
      return sendErrorPage(request, reply.header('www-authenticate', 'Bearer'), 401);
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.metrics());
  });

  return {
    end() {
      isEnding = true;
    },
  };
}

async function isAnswered(check: Promise<boolean>): Promise<boolean> {
  return Promise.race([check.catch(() => false), pause(CHECK_MS, false, { ref: false })]);
}
