// The builder every route starts from, and the guards that run before its input is read. Each guard says in the API's
// document what it asks of the caller.
import { oo } from '@orpc/openapi';
import { implement } from '@orpc/server';
import { contract } from '#shared/contract.ts';
import { requireSession } from '../feature-document.ts';
import { type RequestContext, requireAdmin, requireSuperadmin, requireViewer } from './request.ts';

/** Guards come before validation: someone signed out learns that first, not that their form is wrong. */
export const endpoint = implement(contract)
  .$context<RequestContext>()
  .$config({ initialInputValidationIndex: Number.POSITIVE_INFINITY });

/**
 * Lets only signed-in people through, and hands the route a viewer who is never null.
 *
 * @param sentence what a visitor reads, e.g. 'Du måste vara inloggad för att skapa annonser'
 */
export function signedIn(sentence?: string) {
  const guard = endpoint.middleware(({ context, next }) =>
    next({ context: { viewer: requireViewer(context, sentence) } }),
  );
  return oo.spec(guard, requireSession());
}

/** Lets only admins and superadmins through. Source: spec 2 §6. */
export const adminOnly = oo.spec(
  endpoint.middleware(({ context, next }) => next({ context: { viewer: requireAdmin(context) } })),
  requireSession('admin'),
);

/** Lets only superadmins through. Source: spec 2 §2, "a superadmin-only flag is set per route". */
export const superadminOnly = oo.spec(
  endpoint.middleware(({ context, next }) => next({ context: { viewer: requireSuperadmin(context) } })),
  requireSession('superadmin'),
);
