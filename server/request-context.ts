// What a request brings along for whatever answers it: the services, and who asks, as far as that is known yet.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '#shared/features/accounts/contract.ts';
import type { RequestContext, Services } from './core/request.ts';
import { presumeViewer, recogniseViewer } from './features/accounts/actions.ts';

export async function makeContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RequestContext> {
  const cookieHeader = request.headers.cookie;
  const setCookie = (cookie: string) => void reply.header('set-cookie', cookie);
  let recognised: Promise<Viewer | null> | undefined;
  const recognise = () =>
    (recognised ??= recogniseViewer(services, cookieHeader).then(({ viewer, renewed }) => {
      if (renewed) setCookie(renewed);
      return viewer;
    }));
  const presumed = isReply(request) ? presumeViewer(services, cookieHeader) : null;
  return {
    ...services,
    viewer: presumed ? null : await recognise(),
    presumed,
    recognise,
    cookieHeader,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    setCookie,
  };
}

/** Whoever is written to waits for this one, so its statement asks for the session as well: see `signedInByStatement`. */
function isReply({ method, url }: FastifyRequest): boolean {
  return method === 'POST' && /^\/api\/threads\/[^/?]+\/messages$/.test(url);
}
