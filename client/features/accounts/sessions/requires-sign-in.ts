// Whether the current page requires sign-in.
import type { AnyRouter } from '@tanstack/react-router';

/** `latestLocation` is the current location, or the destination of a navigation in progress. */
export function requiresSignIn(router: AnyRouter): boolean {
  return router.matchRoutes(router.latestLocation).some((match) => match.staticData.needsSignIn);
}
