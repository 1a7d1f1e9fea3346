// The sale state as a badge next to text; on a picture it is `SaleStatePlate`.
import type { SaleState } from '#shared/features/ads/rules.ts';
import { Badge } from '../../ui/feedback/badge.tsx';

/** `isForUser`: the user is the buyer. */
export function SaleStateBadge({ state, isForUser = false }: { state: SaleState; isForUser?: boolean }) {
  if (state === 'active') return null;
  if (state === 'sold') return <Badge tone="ink">{isForUser ? 'Såld till dig' : 'Såld'}</Badge>;
  if (state === 'reserved')
    return <Badge tone="pine">{isForUser ? 'Reserverad för dig' : 'Reserverad'}</Badge>;
  return <Badge>{state === 'expired' ? 'Utgången' : 'Dold'}</Badge>;
}
