// The sale state as a badge next to text; on a picture it is `SaleStatePlate`.
import type { SaleState } from '#shared/features/ads/rules.ts';
import { Badge } from '../../ui/feedback/badge.tsx';

export function SaleStateBadge({ state }: { state: SaleState }) {
  if (state === 'active') return null;
  if (state === 'sold') return <Badge tone="ink">Såld</Badge>;
  if (state === 'reserved') return <Badge tone="pine">Reserverad</Badge>;
  return <Badge>{state === 'expired' ? 'Utgången' : 'Dold'}</Badge>;
}
