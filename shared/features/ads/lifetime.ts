// The lifetime of an ad: how many days it is shown, when its seller is warned and may renew it, how long it can be
// restored.
import { DAY_MS } from '../../durations.ts';
import { MAX_SECONDS_TO_UNDO } from '../../undo.ts';
import type { AdStatus, SaleState } from './rules.ts';

/** Bounds of the site setting, in days. The minimum exceeds `EXPIRY_WARNING_DAYS`. */
export const MIN_AD_DURATION_DAYS = 7;
export const MAX_AD_DURATION_DAYS = 365;

/** Days before expiry from which the seller is warned and may renew the ad. */
export const EXPIRY_WARNING_DAYS = 3;

/** How long restoring a deleted ad is offered; the server accepts it a little longer. */
export const SECONDS_TO_RESTORE = MAX_SECONDS_TO_UNDO;

/** The fields of an ad that decide whether it may be renewed. */
export interface ExpiringAd {
  status: AdStatus;
  saleState: SaleState;
  /** Null if it does not expire. */
  expiresAt: string | null;
}

/** Whether it expires soon or has expired. Sold and hidden ads do not expire. */
export function mayRenew({ status, saleState, expiresAt }: ExpiringAd, now: Date): boolean {
  if (status !== 'approved' || saleState === 'sold' || saleState === 'hidden') return false;
  if (saleState === 'expired') return true;
  return expiresAt !== null && Date.parse(expiresAt) - now.getTime() <= EXPIRY_WARNING_DAYS * DAY_MS;
}
