// What an ad may contain, its statuses and sale states, and who may delete it.
import type { Viewer } from '../accounts/schemas.ts';
import { isStaff } from '../accounts/roles.ts';

/**
 * Every condition in the specification, for the filter and the form alike.
 * (A bare "Begagnad" was only how an old profile page showed a missing condition.) Source: spec 1 §9.
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

/** Initial categories of a new site; after that they are in the database. Source: spec 2 §9 Ad categories. */
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

/** Stored and shown for an ad without a place; the form shows an empty field instead. */
export const NO_PLACE = 'Ej angiven';

/** Searches of fewer visitors in a day are listed nowhere: they could be one person and their friends. */
export const LISTED_FROM_VISITORS = 5;

export const MAX_TITLE_LENGTH = 100;
export const MAX_DESCRIPTION_LENGTH = 5000;
export const MAX_CITY_LENGTH = 80;
/** How many of the newest ads a search for one character covers; in all ads it would match nearly every ad, and be slow. */
export const SHORT_SEARCH_ADS = 1000;
export const MAX_SEARCH_LENGTH = 100;
export const AD_SORTS = ['best', 'newest', 'cheapest', 'dearest'] as const;
/** The setting's default and its highest value. Source: spec 2 §2 Settings, "max images per ad 5". */
export const DEFAULT_PICTURES_PER_AD = 5;
export const MAX_PICTURES_PER_AD = 20;

/** `removed`: taken down by staff after a report. */
export const AD_STATUSES = ['pending', 'approved', 'rejected', 'removed'] as const;
export type AdStatus = (typeof AD_STATUSES)[number];

/** Set by the seller, apart from the moderation status; `expired` is set automatically. */
export const SALE_STATES = ['active', 'reserved', 'sold', 'hidden', 'expired'] as const;
export type SaleState = (typeof SALE_STATES)[number];
/** The states that a seller may choose. */
export const CHOSEN_SALE_STATES = ['active', 'reserved', 'sold', 'hidden'] as const;
export type ChosenSaleState = (typeof CHOSEN_SALE_STATES)[number];

/** The status as shown to the owner. Source: spec 1 §4 Ad status. */
export function describeStatus(status: string): { label: string; tone: 'green' | 'yellow' | 'grey' } {
  if (status === 'approved') return { label: 'Aktiv', tone: 'green' };
  if (status === 'pending') return { label: 'Väntar', tone: 'yellow' };
  if (status === 'removed') return { label: 'Borttagen', tone: 'grey' };
  return { label: 'Inaktiv', tone: 'grey' };
}

/** Whether visitors can read the ad; also an expired one, which is in no list and has `is_public` false. */
export function isPublic({ status, saleState }: { status: AdStatus; saleState: SaleState }): boolean {
  return status === 'approved' && saleState !== 'hidden';
}

/** Whether the viewer may read an ad in any status: its owner, and staff. */
export function maySeeAnyStatus(
  viewer: Pick<Viewer, 'id' | 'role'> | null,
  ad: { sellerId: string },
): boolean {
  return viewer !== null && (viewer.id === ad.sellerId || isStaff(viewer.role));
}

/** How many pictures an ad may be saved with: an ad may keep the pictures it had before the setting was lowered. */
export function picturesAllowed(setting: number, picturesBefore: number): number {
  return Math.max(setting, picturesBefore);
}

/** Whether the form's submit button is enabled. Source: spec 1 §2 Create ad. */
export function maySubmitAd(draft: { title: string; category: string }): boolean {
  return draft.title.trim() !== '' && draft.category.trim() !== '';
}
