// The context of a request: the services, and the signed-in user.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { abortedOnClose } from './core/http/closed-request.ts';
import type { RequestContext, Services } from './core/http/request.ts';
import { neighbourhoodOf } from './core/limits/network.ts';
import { recogniseViewer } from './features/accounts/actions.ts';

export async function makeContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RequestContext> {
  const cookieHeader = request.headers.cookie;
  const setCookie = (cookie: string) => void reply.header('set-cookie', cookie);
  const { viewer, suspended, renewed } = await recogniseViewer(services, cookieHeader);
  if (renewed) setCookie(renewed);
  return {
    ...services,
    viewer,
    suspended,
    cookieHeader,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    setCookie,
    queueEntry: () => ({
      ...(viewer ? { group: viewer.id, isPreferred: true } : { group: neighbourhoodOf(request.ip) }),
      signal: abortedOnClose(reply),
    }),
  };
}
