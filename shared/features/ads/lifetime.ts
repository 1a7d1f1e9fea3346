// The lifetime of an ad: how many days it is shown, when its seller is warned and may renew it, how long it can be restored.
import type { AdStatus, SaleState } from './rules.ts';

/** The bounds of the site's setting, in days. The shortest is longer than `DAYS_OF_WARNING`. */
export const SHORTEST_AD_DURATION = 7;
export const LONGEST_AD_DURATION = 365;

/** How many days before it expires the seller is warned, and may renew it. */
export const DAYS_OF_WARNING = 3;

/** How long a deleted ad can be restored. */
export const SECONDS_TO_RESTORE = 60;

/** What decides whether an ad may be renewed. */
export interface ExpiringAd {
  status: AdStatus;
  saleState: SaleState;
  /** Null for one that does not expire. */
  expiresAt: string | null;
}

/** Whether it expires soon or has expired. Sold and hidden ads do not expire. */
export function mayRenew({ status, saleState, expiresAt }: ExpiringAd, now: Date): boolean {
  if (status !== 'approved' || saleState === 'sold' || saleState === 'hidden') return false;
  if (saleState === 'expired') return true;
  return expiresAt !== null && Date.parse(expiresAt) - now.getTime() <= DAYS_OF_WARNING * 86_400_000;
}
