// What an ad may hold, which statuses it moves between, and who may do what with it.
import type { Viewer } from '../accounts/contract.ts';
import { isStaff, type Role } from '../accounts/roles.ts';

/**
 * Every condition the specification names, in the filter and in the form: what one can choose, one can find.
 * (Bare "Begagnad" is only how an old profile page showed a missing one.) Source: spec 1 §9.
 */
export const CONDITIONS = [
  'Ny',
  'Begagnad - Som ny',
  'Begagnad - Bra skick',
  'Begagnad - Använd',
  'Begagnad - Acceptabelt skick',
  'Tjänst',
  'Event',
  'Biljett',
] as const;

/** The categories a new site starts with; later ones live in the database. Source: spec 2 §9 Ad categories. */
export const CATEGORIES = [
  'Basketskor',
  'Basketboll',
  'Kläder',
  'Träningsutrustning',
  'Samlarkort',
  'Basketkorgar',
  'Tillbehör',
  'Biljetter',
  'Övrigt',
] as const;

export const MAX_TITLE_LENGTH = 100;
export const MAX_DESCRIPTION_LENGTH = 5000;
/** A shorter search would find nearly everything, slowly. */
export const MIN_SEARCH_LENGTH = 2;
export const MAX_SEARCH_LENGTH = 100;
export const AD_SORTS = ['newest', 'cheapest', 'dearest'] as const;
/** How moderators read their table: newest first unless told. */
export const REVIEW_SORTS = ['newest', 'oldest'] as const;
/** In whole kronor. */
export const MAX_PRICE = 9_999_999;
/** Source: spec 2 §2 Settings, "max images per ad 5". */
export const MAX_PICTURES_PER_AD = 5;

/** Removed: by staff, after a report. */
export const AD_STATUSES = ['pending', 'approved', 'rejected', 'removed'] as const;
export type AdStatus = (typeof AD_STATUSES)[number];

/** What the seller says of the goods, beside what the moderator says of the ad; an ad expires by itself. */
export const SALE_STATES = ['active', 'reserved', 'sold', 'hidden', 'expired'] as const;
export type SaleState = (typeof SALE_STATES)[number];
/** Those that a seller may choose. */
export const CHOSEN_SALE_STATES = ['active', 'reserved', 'sold', 'hidden'] as const;
export type ChosenSaleState = (typeof CHOSEN_SALE_STATES)[number];

/** How long before its end the seller of an ad is told, and may renew it. */
export const DAYS_OF_WARNING = 3;

/** What decides whether an ad may be renewed. */
export interface EndingAd {
  status: AdStatus;
  saleState: SaleState;
  /** Null for one that does not end. */
  expiresAt: string | null;
}

/** Whether its end is near or past. What is sold or hidden does not expire. */
export function mayRenew({ status, saleState, expiresAt }: EndingAd, now: Date): boolean {
  if (status !== 'approved' || saleState === 'sold' || saleState === 'hidden') return false;
  if (saleState === 'expired') return true;
  return expiresAt !== null && Date.parse(expiresAt) - now.getTime() <= DAYS_OF_WARNING * 86_400_000;
}

/** How an ad's status is shown to its owner. Source: spec 1 §4 Ad status. */
export function describeStatus(status: string): { label: string; tone: 'green' | 'yellow' | 'grey' } {
  if (status === 'approved') return { label: 'Aktiv', tone: 'green' };
  if (status === 'pending') return { label: 'Väntar', tone: 'yellow' };
  if (status === 'removed') return { label: 'Borttagen', tone: 'grey' };
  return { label: 'Inaktiv', tone: 'grey' };
}

const moves: Record<AdStatus, readonly AdStatus[]> = {
  pending: ['approved', 'rejected'],
  approved: ['rejected'],
  rejected: ['approved'],
  // Only an appeal brings it back.
  removed: [],
};

/** Whether someone of this role may review an ad from one status to another. Source: spec 2 §4 Ad. */
export function mayMove(from: AdStatus, to: AdStatus, role: Role): boolean {
  return isStaff(role) && moves[from].includes(to);
}

/** Its owner, or staff. Source: spec 1 §2 Profile, spec 2 §6. */
export function mayDeleteAd(viewer: Pick<Viewer, 'id' | 'role'> | null, ad: { sellerId: string }): boolean {
  return viewer !== null && (viewer.id === ad.sellerId || isStaff(viewer.role));
}

/** How long an ad that was deleted can be taken back. */
export const SECONDS_TO_RESTORE = 60;

/** Whether the form's button is enabled. Source: spec 1 §2 Create ad. */
export function maySubmitAd(draft: { title: string; category: string }): boolean {
  return draft.title.trim() !== '' && draft.category.trim() !== '';
}
