// How an ad stands, beside its words; upon its picture it is a plate.
import type { SaleState } from '#shared/features/ads/rules.ts';
import { Badge } from '../../ui/feedback/badge.tsx';

export function SaleStateBadge({ state }: { state: SaleState }) {
  if (state === 'active') return null;
  if (state === 'sold') return <Badge tone="ink">Såld</Badge>;
  if (state === 'reserved') return <Badge tone="pine">Reserverad</Badge>;
  return <Badge>{state === 'expired' ? 'Utgången' : 'Dold'}</Badge>;
}
