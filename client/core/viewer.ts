// The signed-in user.
import { useQuery } from '@tanstack/react-query';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { useApi } from './api.ts';

/** The signed-in user, or null for a visitor. Every page loads it, so it is known at the first render. */
export function useViewer(): Viewer | null {
  return useQuery(useApi().accounts.session.queryOptions()).data?.viewer ?? null;
}

/** Whether this user may read lists of unmasked e-mail addresses in the back office, and download them as files. */
export function useReadsAddresses(): boolean {
  return useViewer()?.role === 'superadmin';
}
