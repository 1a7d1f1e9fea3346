// Logs write requests from pages of other sites, which the origin check has refused.
import type { FastifyRequest } from 'fastify';
import { countAttempt } from '../../core/limits/limits.ts';
import type { Services } from '../../core/http/request.ts';
import { insertReport } from './queries.ts';
import { crossOriginRequestLimits } from './limits.ts';

/** Stores at most twenty in ten minutes per address. Never throws: the request is already answered. */
export async function recordCrossOriginRequest(
  { database, settings, logger }: Pick<Services, 'database' | 'settings' | 'logger'>,
  { ip, method, url, headers }: FastifyRequest,
): Promise<void> {
  try {
    await countAttempt(database, crossOriginRequestLimits(ip));
    const path = url.split('?', 1)[0] ?? '';
    await insertReport(database, {
      event: 'csrf_violation',
      details: { method, origin: headers.origin?.slice(0, 200) ?? null },
      userId: null,
      ip,
      userAgent: headers['user-agent'] ?? '',
      url: `${settings.publicUrl}${path}`.slice(0, 2000),
    });
  } catch (error) {
    logger.debug({ err: error }, 'A cross-origin request could not be logged');
  }
}
