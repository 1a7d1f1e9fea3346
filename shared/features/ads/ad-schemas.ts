// What is told of an ad: in lists, on its own page, and to its owner.
import * as z from 'zod/mini';
import { AD_STATUSES, SALE_STATES } from './rules.ts';

export const AdPicture = z.object({
  id: z.uuid(),
  width: z.number(),
  height: z.number(),
  /** A data address of some dozen pixels, shown blurred until the picture has come. */
  preview: z.string(),
});
export type AdPicture = z.infer<typeof AdPicture>;

/** An ad as lists show it. */
export const AdCard = z.object({
  id: z.uuid(),
  title: z.string(),
  price: z.number(),
  category: z.string(),
  condition: z.string(),
  location: z.string(),
  county: z.string(),
  saleState: z.enum(SALE_STATES),
  createdAt: z.string(),
  picture: z.nullable(AdPicture),
});
export type AdCard = z.infer<typeof AdCard>;

/** Why staff has removed it, and the report by which it is appealed; null for one that stands. */
const Removal = z.nullable(z.object({ reportId: z.uuid(), reason: z.string() }));

/** An ad on its own page. Contact data is not here: it has its own endpoint for signed-in people. */
export const AdDetail = z.object({
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
    id: z.uuid(),
    name: z.string(),
    avatarUrl: z.nullable(z.string()),
    verified: z.boolean(),
    memberSince: z.string(),
    /** What people say who have dealt with them, one decimal; null without any. */
    rating: z.nullable(z.number()),
    reviewCount: z.number(),
    /** Whether the signed-in may ask for it. */
    hasPhone: z.boolean(),
    hasEmail: z.boolean(),
  }),
  /** What its owner chose to show; null for everybody else. */
  contactChoice: z.nullable(z.object({ showsPhone: z.boolean(), showsEmail: z.boolean() })),
  /** Until when it is shown, told to its owner; null to everybody else, and when it does not end. */
  expiresAt: z.nullable(z.string()),
  /** Told to its owner alone. */
  removal: Removal,
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    moderate: z.boolean(),
    contact: z.boolean(),
    renew: z.boolean(),
  }),
});
export type AdDetail = z.infer<typeof AdDetail>;

/** An ad that was just saved. */
export const SavedAd = z.object({ id: z.uuid(), status: z.enum(AD_STATUSES) });
export type SavedAd = z.infer<typeof SavedAd>;

/** One of a person's own ads, with what they may do with it. */
export const OwnAd = z.extend(AdCard, {
  status: z.enum(AD_STATUSES),
  /** How many people have been shown how to reach the seller. */
  reveals: z.number(),
  /** For whom it is reserved, or who has bought it; null for nobody the site knows. */
  buyer: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** Until when it is shown; null when it does not end. */
  expiresAt: z.nullable(z.string()),
  canRenew: z.boolean(),
  removal: Removal,
});
export type OwnAd = z.infer<typeof OwnAd>;

/** One that the person has just deleted and may still take back. */
export const DeletedAd = z.extend(AdCard, { removedUntil: z.string() });
export type DeletedAd = z.infer<typeof DeletedAd>;

/** An ad that is shown for longer. */
export const RenewedAd = z.object({
  id: z.uuid(),
  title: z.string(),
  saleState: z.enum(SALE_STATES),
  expiresAt: z.nullable(z.string()),
});
export type RenewedAd = z.infer<typeof RenewedAd>;
