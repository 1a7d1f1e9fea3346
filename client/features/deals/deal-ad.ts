// The ad that is being reserved or sold.
import type { SaleState } from '#shared/features/ads/rules.ts';

/** The ad with its current state, for undoing. */
export interface DealAd {
  id: string;
  title: string;
  saleState: SaleState;
}
