// Who is signed in, as the page knows it.
import { useQuery } from '@tanstack/react-query';
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { useApi } from './api.ts';

/** The signed-in person, or null for a visitor. Known from the first picture of the page: every page loads it. */
export function useViewer(): Viewer | null {
  return useQuery(useApi().accounts.session.queryOptions()).data?.viewer ?? null;
}
