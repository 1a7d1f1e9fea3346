// Refuses cross-origin writes, which would carry the visitor's cookies.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from './loopback.ts';
import { sendRefusal } from './refusal.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Every write must come from a page of PUBLIC_URL, or from a program that is not a browser: such a program sends neither Origin
 * nor Sec-Fetch-Site, and adds no user's cookies unless it is configured to. Host and X-Forwarded-Host are not consulted, since a
 * client or a proxy can set them to anything.
 *
 * @param onRefused called for each refused request; its result is not awaited
 */
export function refuseOtherOrigins(
  app: FastifyInstance,
  publicUrl: string,
  onRefused: (request: FastifyRequest) => void,
): void {
  const isOurs = ownOrigins(publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE_METHODS.has(request.method)) return;
    const { 'sec-fetch-site': site, origin } = request.headers;
    const isSameSite = !site || site === 'same-origin' || site === 'none';
    if (isSameSite && (!origin || isOurs(origin))) return;
    onRefused(request);
    return sendRefusal(reply, 'FORBIDDEN');
  });
}

/** If PUBLIC_URL is a loopback address, localhost and 127.0.0.1 count as the same origin. */
function ownOrigins(publicUrl: string): (origin: string) => boolean {
  const ours = new URL(publicUrl);
  return (origin) => {
    if (!URL.canParse(origin)) return false;
    const { protocol, hostname, port } = new URL(origin);
    if (protocol !== ours.protocol || port !== ours.port) return false;
    return hostname === ours.hostname || (isLoopback(ours.hostname) && isLoopback(hostname));
  };
}
