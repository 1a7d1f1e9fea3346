// The sale state as a label on an ad's picture.
import type { SaleState } from '#shared/features/ads/rules.ts';
import { Plate } from '../../ui/feedback/badge.tsx';

/** Renders nothing for an ad that is for sale. */
export function SaleStatePlate({ state }: { state: SaleState }) {
  if (state === 'reserved') return <Plate tone="wood">Reserverad</Plate>;
  if (state === 'sold') return <Plate>Såld</Plate>;
  if (state === 'expired') return <Plate tone="faded">Utgången</Plate>;
  return null;
}
