// Logs writes from other sites' pages, which the origin check has refused.
import type { FastifyRequest } from 'fastify';
import { countAttempt } from '../../core/limits/limits.ts';
import type { Services } from '../../core/http/request.ts';
import { networkOf } from '../../core/limits/network.ts';
import { insertReport } from './queries.ts';

/** Stores at most twenty in ten minutes per address. Never throws: the request is already answered. */
export async function recordForeignRequest(
  { database, settings, logger }: Pick<Services, 'database' | 'settings' | 'logger'>,
  { ip, method, url, headers }: FastifyRequest,
): Promise<void> {
  try {
    await countAttempt(database, [{ key: `foreign request from ${networkOf(ip)}`, tries: 20, minutes: 10 }]);
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
    logger.debug({ err: error }, 'A foreign request could not be logged');
  }
}
