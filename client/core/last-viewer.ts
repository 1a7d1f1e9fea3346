// The user who was last signed in on this page. After the session expires, the data on the
// page is still theirs until they sign out.
import type { QueryClient } from '@tanstack/react-query';

const lastViewers = new WeakMap<QueryClient, string>();

/** @param viewerId null after signing out */
export function setLastViewer(queryClient: QueryClient, viewerId: string | null): void {
  if (viewerId === null) lastViewers.delete(queryClient);
  else lastViewers.set(queryClient, viewerId);
}

export function getLastViewer(queryClient: QueryClient): string | undefined {
  return lastViewers.get(queryClient);
}

/** Whether forms and data of another user may be on this page. */
export function isAnotherViewer(queryClient: QueryClient, viewerId: string): boolean {
  const last = getLastViewer(queryClient);
  return last !== undefined && last !== viewerId;
}
