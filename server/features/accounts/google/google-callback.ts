// The redirect URI that Google returns users to. A browser navigates to it, so it always redirects to a page of the
// site.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GOOGLE_OUTCOME_PREFIX } from '#shared/features/accounts/google/google-outcome-prefix.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import { finishGoogle } from './google-sign-in.ts';
import { GOOGLE_CALLBACK } from './google-flow.ts';

export function registerGoogleCallback(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>,
): void {
  app.get(GOOGLE_CALLBACK, async (request, reply) => {
    // The URL contains a code: it is not cached, and the next page gets no referrer.
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const { searchParams } = new URL(request.url, 'http://localhost');
    const { outcome, returnTo } = await finishGoogle(await contextOf(request, reply), searchParams);
    return reply.redirect(`${returnTo}${GOOGLE_OUTCOME_PREFIX}${outcome}`, 303);
  });
}
