// The signed-in user.
import { useQuery } from '@tanstack/react-query';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { useApi } from './api.ts';

/** The signed-in user, or null for a visitor. Every page loads it, so it is known at the first render. */
export function useViewer(): Viewer | null {
  return useQuery(useApi().accounts.session.queryOptions()).data?.viewer ?? null;
}

/** Whether the lists of the back office contain unmasked e-mail addresses for this user. */
export function useReadsAddresses(): boolean {
  return useViewer()?.role === 'superadmin';
}
