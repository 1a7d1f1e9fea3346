// The word upon a photograph that says the goods are spoken for.
import type { SaleState } from '#shared/features/ads/rules.ts';
import { Plate } from '../../ui/feedback/badge.tsx';

/** Nothing for what is still for sale. */
export function SaleStatePlate({ state }: { state: SaleState }) {
  if (state === 'reserved') return <Plate tone="wood">Reserverad</Plate>;
  if (state === 'sold') return <Plate>Såld</Plate>;
  if (state === 'expired') return <Plate tone="faded">Utgången</Plate>;
  return null;
}
