// The sample data as the back office shows it.
import type { Role } from '#shared/features/accounts/roles.ts';
import type { SampleOffice } from '#shared/features/samples/contract.ts';
import type { RemovalRow } from './queries.ts';

interface Found {
  areThere: boolean;
  counts: { people: number; ads: number; posts: number };
  removal: RemovalRow | null;
  role: Role;
}

export function viewSampleOffice({ areThere, counts, removal, role }: Found): SampleOffice {
  const { people, ads, posts } = counts;
  return {
    areThere,
    people,
    ads,
    posts,
    removal: removal && {
      status: removal.isFinished ? 'finished' : removal.hasFailed ? 'failed' : 'running',
      steps: { done: removal.done, total: removal.total },
    },
    can: { remove: role === 'superadmin' && areThere },
  };
}
