// Schemas of an ad: in lists, on its page, and for its owner.
import * as z from 'zod/mini';
import { Business } from '../profiles/business.ts';
import { AdAttributes } from './attributes/ad-attributes.ts';
import { AD_STATUSES, SALE_STATES } from './rules.ts';

export const AdPicture = z.object({
  id: z.uuid(),
  width: z.number(),
  height: z.number(),
  /** A data URL of a few dozen pixels, shown blurred until the picture is loaded. */
  preview: z.string(),
});
export type AdPicture = z.infer<typeof AdPicture>;

/** An ad in a list. `location` is the town; of a minor's ad the county, in lists and for visitors. */
export const AdCard = z.object({
  id: z.uuid(),
  title: z.string(),
  price: z.number(),
  category: z.string(),
  condition: z.string(),
  /** Empty if not stated. */
  brand: z.string(),
  size: z.string(),
  location: z.string(),
  county: z.string(),
  saleState: z.enum(SALE_STATES),
  createdAt: z.string(),
  picture: z.nullable(AdPicture),
  /** Whether the seller is a business. */
  isBusiness: z.boolean(),
});
export type AdCard = z.infer<typeof AdCard>;

/** Why staff has rejected it or taken it down, and the decision to appeal; null otherwise. */
const Removal = z.nullable(z.object({ reportId: z.uuid(), reason: z.string() }));

/** An ad on its page. Contact data has its own endpoint, for signed-in users. */
export const AdDetail = z.extend(AdAttributes, {
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  price: z.number(),
  category: z.string(),
  condition: z.string(),
  location: z.string(),
  county: z.string(),
  postalCode: z.string(),
  status: z.enum(AD_STATUSES),
  saleState: z.enum(SALE_STATES),
  createdAt: z.string(),
  updatedAt: z.string(),
  pictures: z.array(AdPicture),
  seller: z.object({
    /** Null for visitors if the seller is treated as a minor: the profile is not linked. */
    id: z.nullable(z.uuid()),
    name: z.string(),
    avatarUrl: z.nullable(z.string()),
    verified: z.boolean(),
    memberSince: z.string(),
    /** Mean rating in reviews, with one decimal; null without reviews. */
    rating: z.nullable(z.number()),
    reviewCount: z.number(),
    /** Whether signed-in users may request the phone number, and the e-mail address. */
    hasPhone: z.boolean(),
    hasEmail: z.boolean(),
    /** Null for a private seller. */
    business: z.nullable(Business),
  }),
  /** The owner's choice of what to show; null for other users. */
  contactChoice: z.nullable(z.object({ showsPhone: z.boolean(), showsEmail: z.boolean() })),
  /** Sent with a change, which is refused if the ad has been edited since; null for other users. */
  version: z.nullable(z.string()),
  /** How often it has been viewed; null for other users. */
  views: z.nullable(z.number()),
  /** When it expires; null for other users, and if it does not expire. */
  expiresAt: z.nullable(z.string()),
  /** An ad of a suspended seller is shown only to staff and to a buyer with an agreed deal. */
  isSellerSuspended: z.boolean(),
  /** Null for other users. */
  removal: Removal,
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    moderate: z.boolean(),
    contact: z.boolean(),
    renew: z.boolean(),
    /** Whether its sale can be undone. */
    sellAgain: z.boolean(),
  }),
});
export type AdDetail = z.infer<typeof AdDetail>;

/** An ad after saving. */
export const SavedAd = z.object({ id: z.uuid(), status: z.enum(AD_STATUSES) });
export type SavedAd = z.infer<typeof SavedAd>;

/** An ad of the user, with permitted actions. */
export const OwnAd = z.extend(AdCard, {
  status: z.enum(AD_STATUSES),
  /** How often it has been viewed. */
  views: z.number(),
  /** Number of users who have requested the seller's contact data. */
  reveals: z.number(),
  /** The user it is reserved for or sold to; null if unknown. */
  buyer: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** When it expires; null if it does not. */
  expiresAt: z.nullable(z.string()),
  canRenew: z.boolean(),
  /** Whether its sale can be undone. */
  canSellAgain: z.boolean(),
  removal: Removal,
});
export type OwnAd = z.infer<typeof OwnAd>;

/** An ad that the user has just deleted and can still restore. */
export const DeletedAd = z.extend(AdCard, { removedUntil: z.string() });
export type DeletedAd = z.infer<typeof DeletedAd>;

/** A renewed ad. */
export const RenewedAd = z.object({
  id: z.uuid(),
  title: z.string(),
  saleState: z.enum(SALE_STATES),
  expiresAt: z.nullable(z.string()),
});
export type RenewedAd = z.infer<typeof RenewedAd>;
