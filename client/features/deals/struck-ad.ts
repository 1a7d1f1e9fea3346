// An ad that is being reserved or sold.
import type { SaleState } from '#shared/features/ads/rules.ts';

/** What has to be known of an ad: how it stands, so that it can stand so again. */
export interface StruckAd {
  id: string;
  title: string;
  saleState: SaleState;
}
