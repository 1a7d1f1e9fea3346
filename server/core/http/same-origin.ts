// Refuses cross-origin writes, which would carry the visitor's cookies.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendRefusal } from './refusal.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Every write must come from a page of this site, or from a program that is not a browser: it sends neither header, and no
 * user's cookies by itself.
 *
 * @param onRefused called for each refused request; its result is not awaited
 */
export function refuseOtherOrigins(
  app: FastifyInstance,
  publicUrl: string,
  onRefused: (request: FastifyRequest) => void,
): void {
  const publicHost = new URL(publicUrl).host;
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE_METHODS.has(request.method)) return;
    const site = request.headers['sec-fetch-site'];
    const origin = request.headers.origin;
    const isOurs = site ? site === 'same-origin' || site === 'none' : true;
    const host = origin && URL.canParse(origin) ? new URL(origin).host : origin;
    if (isOurs && (!host || host === publicHost || host === request.host)) return;
    onRefused(request);
    return sendRefusal(reply, 'FORBIDDEN');
  });
}
