// The builder of all routes, and the guards that run before input validation. Each guard documents its requirement in
// the API document.
import { oo } from '@orpc/openapi';
import { implement } from '@orpc/server';
import { contract } from '#shared/contract.ts';
import { requireSession } from '../feature-document.ts';
import { withStrictBodies } from './strict-bodies.ts';
import { type RequestContext, requireAdmin, requireSuperadmin, requireViewer } from './request.ts';

/** Guards run before validation: a signed-out caller gets UNAUTHORIZED rather than errors of the form. */
export const endpoint = implement(withStrictBodies(contract))
  .$context<RequestContext>()
  .$config({ initialInputValidationIndex: Number.POSITIVE_INFINITY });

/**
 * Requires a session and gives the route a viewer that is never null.
 *
 * @param sentence error message for visitors, e.g. 'Du måste vara inloggad för att skapa annonser'; where it depends on
 * the input, a function of the input before validation
 */
export function signedIn(sentence?: string | ((input: unknown) => string)) {
  const guard = endpoint.middleware(({ context, next }, input) =>
    next({
      context: {
        viewer: requireViewer(context, typeof sentence === 'function' ? sentence(input) : sentence),
      },
    }),
  );
  return oo.spec(guard, requireSession());
}

/** Like `signedIn`, but also admits suspended users, for the actions on their account that remain open to them. */
export function signedInOrSuspended(sentence: string) {
  const guard = endpoint.middleware(({ context, next }) =>
    next({
      context: { viewer: requireViewer({ viewer: context.viewer ?? context.suspended }, sentence) },
    }),
  );
  return oo.spec(guard, requireSession());
}

/** Requires an admin or superadmin. Source: spec 2 §6. */
export const adminOnly = oo.spec(
  endpoint.middleware(({ context, next }) => next({ context: { viewer: requireAdmin(context) } })),
  requireSession('admin'),
);

/** Requires a superadmin. Source: spec 2 §2, "a superadmin-only flag is set per route". */
export const superadminOnly = oo.spec(
  endpoint.middleware(({ context, next }) => next({ context: { viewer: requireSuperadmin(context) } })),
  requireSession('superadmin'),
);
