// The endpoint of page views.
import { viewedPageAt } from '#shared/features/views/viewed-pages.ts';
import { readSessionToken } from '../../core/auth.ts';
import { endpoint } from '../../core/http/endpoint.ts';

const { views } = endpoint;

export const viewsRoutes = {
  // No rate limit here: the counter ignores excessive views, and no user waits for the answer.
  count: views.count.handler(({ context, input }) => {
    const page = viewedPageAt(input.path);
    if (page)
      context.views.count(page, {
        ip: context.ip,
        userAgent: context.userAgent,
        headers: {},
        source: null,
        token: readSessionToken(context.auth, context.cookieHeader),
      });
    return { isCountable: page !== null };
  }),
};
