// The ads endpoints: searching, one ad, writing and moderating ads, favourites.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { CONTACT_KINDS } from './contact.ts';
import { PRICE_RANGES } from './price.ts';
import {
  AD_SORTS,
  AD_STATUSES,
  CHOSEN_SALE_STATES,
  CONDITIONS,
  MAX_SEARCH_LENGTH,
  MIN_SEARCH_LENGTH,
  REVIEW_SORTS,
  SALE_STATES,
  MAX_DESCRIPTION_LENGTH,
  MAX_PICTURES_PER_AD,
  MAX_PRICE,
  MAX_TITLE_LENGTH,
} from './rules.ts';
import { adWords } from './words.ts';
import { inOneLine, visible, withoutNul } from '../../saved-text.ts';

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
    review: z.boolean(),
    contact: z.boolean(),
    renew: z.boolean(),
  }),
});
export type AdDetail = z.infer<typeof AdDetail>;

/**
 * What the marketplace may be asked for. A missing field means no filter; all that are given hold together.
 * `search` needs at least two characters once trimmed. Source: spec 1 §9 Ad filters.
 */
export const AdSearch = z.object({
  search: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(MIN_SEARCH_LENGTH, adWords.searchTooShort),
        z.maxLength(MAX_SEARCH_LENGTH, 'Sökningen är för lång'),
      ),
  ),
  category: z.optional(z.string().check(z.maxLength(60))),
  region: z.optional(z.string().check(z.maxLength(40))),
  city: z.optional(z.string().check(z.maxLength(80))),
  condition: z.optional(z.enum(CONDITIONS)),
  price: z.optional(z.enum(PRICE_RANGES.map(({ id }) => id))),
  sort: z.optional(z.enum(AD_SORTS)),
  /** Opaque places in the list, as an earlier answer gave them. */
  after: z.optional(z.string().check(z.maxLength(200))),
  before: z.optional(z.string().check(z.maxLength(200))),
});
export type AdSearch = z.infer<typeof AdSearch>;

export const AdList = z.object({
  ads: z.array(AdCard),
  next: z.nullable(z.string()),
  previous: z.nullable(z.string()),
  /** Counted up to a cap; `capped` reads "fler än {n}". */
  count: z.object({ n: z.number(), capped: z.boolean() }),
});
export type AdList = z.infer<typeof AdList>;

/** What a person writes about an ad. Source: spec 1 §5 Ads and images. */
export const AdText = z.object({
  title: z
    .string('Titel är obligatoriskt')
    .check(
      z.trim(),
      visible('Titel är obligatoriskt'),
      withoutNul(),
      inOneLine(),
      z.maxLength(MAX_TITLE_LENGTH, `Titeln får vara högst ${MAX_TITLE_LENGTH} tecken`),
    ),
  description: z._default(
    z
      .string()
      .check(
        z.trim(),
        withoutNul(),
        z.maxLength(MAX_DESCRIPTION_LENGTH, `Beskrivningen får vara högst ${MAX_DESCRIPTION_LENGTH} tecken`),
      ),
    '',
  ),
  category: z
    .string('Kategori är obligatoriskt')
    .check(z.minLength(1, 'Kategori är obligatoriskt'), withoutNul(), z.maxLength(60)),
  condition: z._default(z.enum(CONDITIONS, 'Välj ett skick i listan'), 'Ny'),
  price: z._default(
    z
      .int('Priset ska vara hela kronor')
      .check(z.gte(0, 'Priset kan inte vara lägre än 0 kr'), z.lte(MAX_PRICE, 'Priset är för högt')),
    0,
  ),
  postalCode: z._default(z.string().check(z.regex(/^\d{0,5}$/, 'Postnumret ska vara högst fem siffror')), ''),
  location: z._default(
    z.string().check(z.trim(), withoutNul(), z.maxLength(80, 'Orten får vara högst 80 tecken')),
    '',
  ),
  /** Whether the signed-in are shown the seller's telephone, once it is filled in, and e-mail. */
  showsPhone: z._default(z.boolean(), true),
  showsEmail: z._default(z.boolean(), false),
});

/** A whole ad to save: the text and its pictures, first picture first. */
export const NewAd = z.extend(AdText, {
  pictureIds: z._default(
    z
      .array(z.uuid())
      .check(z.maxLength(MAX_PICTURES_PER_AD, `En annons kan ha högst ${MAX_PICTURES_PER_AD} bilder`)),
    [],
  ),
});
export type NewAd = z.infer<typeof NewAd>;
export type NewAdInput = z.input<typeof NewAd>;

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
export const RemovedAd = z.extend(AdCard, { removedUntil: z.string() });
export type RemovedAd = z.infer<typeof RemovedAd>;

/** An ad in the back office's table. Source: spec 2 §2 Ads. */
export const ReviewAd = z.extend(AdCard, {
  status: z.enum(AD_STATUSES),
  description: z.string(),
  postalCode: z.string(),
  updatedAt: z.string(),
  pictures: z.array(AdPicture),
  seller: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
  /** Who last decided on it, and when; the name is null when that account is gone. Null for an ad nobody has decided on. */
  decision: z.nullable(z.object({ by: z.nullable(z.string()), at: z.string() })),
  can: z.object({ approve: z.boolean(), reject: z.boolean(), delete: z.boolean() }),
});
export type ReviewAd = z.infer<typeof ReviewAd>;

const ById = z.object({ id: z.uuid('Annons hittades inte') });
/** An ad that is shown for longer. */
export const RenewedAd = z.object({
  id: z.uuid(),
  title: z.string(),
  saleState: z.enum(SALE_STATES),
  expiresAt: z.nullable(z.string()),
});
export type RenewedAd = z.infer<typeof RenewedAd>;
const Saved = z.object({ id: z.uuid(), status: z.enum(AD_STATUSES) });

export const adsContract = {
  search: oc
    .route({ method: 'GET', path: '/ads', summary: 'Search approved ads', tags: ['ads'] })
    .input(AdSearch)
    .output(AdList),
  featured: oc
    .route({ method: 'GET', path: '/featured-ads', summary: 'The ads the home page shows', tags: ['ads'] })
    .output(z.object({ ads: z.array(AdCard) })),
  find: oc
    .route({ method: 'GET', path: '/ads/{id}', summary: 'One ad', tags: ['ads'] })
    .input(ById)
    .output(AdDetail),
  related: oc
    .route({ method: 'GET', path: '/ads/{id}/related', summary: 'Ads like this one', tags: ['ads'] })
    .input(ById)
    .output(z.object({ ads: z.array(AdCard) })),
  revealContact: oc
    .route({
      method: 'POST',
      path: '/ads/{id}/contact-reveals',
      summary: 'The seller’s telephone or e-mail, when they show it; signed in only, counted and limited',
      tags: ['ads'],
    })
    .input(z.extend(ById, { kind: z.enum(CONTACT_KINDS) }))
    .output(z.object({ kind: z.enum(CONTACT_KINDS), value: z.string() })),
  create: oc
    .route({
      method: 'POST',
      path: '/ads',
      summary: 'Write an ad; it waits for review',
      tags: ['ads'],
      successStatus: 201,
    })
    .input(NewAd)
    .output(Saved),
  update: oc
    .route({
      method: 'PUT',
      path: '/ads/{id}',
      summary: 'Change an own ad; changed text or pictures wait for review again',
      tags: ['ads'],
    })
    .input(z.extend(NewAd, { id: z.uuid() }))
    .output(Saved),
  setSaleState: oc
    .route({
      method: 'PUT',
      path: '/ads/{id}/sale-state',
      summary: 'Mark an own ad active, reserved, sold or hidden',
      tags: ['ads'],
    })
    .input(z.object({ id: z.uuid(), saleState: z.enum(CHOSEN_SALE_STATES) }))
    .output(z.object({ id: z.uuid(), saleState: z.enum(SALE_STATES) })),
  renew: oc
    .route({
      method: 'POST',
      path: '/ads/{id}/renewal',
      summary: 'Show an own ad for longer, from three days before its end',
      tags: ['ads'],
    })
    .input(ById)
    .output(RenewedAd),
  renewByLink: oc
    .route({
      method: 'POST',
      path: '/ad-renewals',
      summary: 'Show an ad for longer by the link that was mailed to its seller',
      tags: ['ads'],
    })
    .input(z.object({ token: z.string().check(withoutNul(), z.maxLength(200)) }))
    .output(z.extend(RenewedAd, { isNew: z.boolean() })),
  delete: oc
    .route({
      method: 'DELETE',
      path: '/ads/{id}',
      summary: 'Delete an ad, its owner or an admin; whoever did may take it back for a minute',
      tags: ['ads'],
    })
    .input(ById)
    .output(z.object({ id: z.uuid(), removedUntil: z.string() })),
  restore: oc
    .route({
      method: 'POST',
      path: '/removed-ads/{id}/restoration',
      summary: 'Take back an ad that one has just deleted',
      tags: ['ads'],
    })
    .input(ById)
    .output(Saved),
  mine: oc
    .route({
      method: 'GET',
      path: '/me/ads',
      summary: 'Own ads, newest first, and those just deleted that can be taken back',
      tags: ['ads'],
    })
    .output(z.object({ ads: z.array(OwnAd), removed: z.array(RemovedAd) })),
  ofPerson: oc
    .route({
      method: 'GET',
      path: '/people/{id}/ads',
      summary: 'A person’s public ads, newest first',
      tags: ['ads'],
    })
    .input(z.object({ id: z.uuid(), after: z.optional(z.string().check(z.maxLength(200))) }))
    .output(z.object({ ads: z.array(AdCard), next: z.nullable(z.string()) })),
  favorites: oc
    .route({ method: 'GET', path: '/me/favorites', summary: 'Own favourites, newest first', tags: ['ads'] })
    .output(z.object({ adIds: z.array(z.uuid()), ads: z.array(AdCard) })),
  addFavorite: oc
    .route({ method: 'PUT', path: '/ads/{id}/favorite', summary: 'Save an ad as favourite', tags: ['ads'] })
    .input(ById)
    .output(z.object({ isFavorite: z.boolean() })),
  removeFavorite: oc
    .route({
      method: 'DELETE',
      path: '/ads/{id}/favorite',
      summary: 'Take an ad off the favourites',
      tags: ['ads'],
    })
    .input(ById)
    .output(z.object({ isFavorite: z.boolean() })),
  categories: oc
    .route({ method: 'GET', path: '/categories', summary: 'Active categories by name', tags: ['ads'] })
    .output(z.object({ categories: z.array(z.object({ name: z.string() })) })),
  review: oc
    .route({ method: 'GET', path: '/admin/ads', summary: 'All ads for moderation', tags: ['ads', 'admin'] })
    .input(
      z.object({
        search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
        status: z.optional(z.enum(AD_STATUSES)),
        sort: z.optional(z.enum(REVIEW_SORTS)),
        after: z.optional(z.string().check(z.maxLength(200))),
        before: z.optional(z.string().check(z.maxLength(200))),
      }),
    )
    .output(
      z.object({ ads: z.array(ReviewAd), next: z.nullable(z.string()), previous: z.nullable(z.string()) }),
    ),
  findForReview: oc
    .route({
      method: 'GET',
      path: '/admin/ads/{id}',
      summary: 'One ad for moderation, as it stands now',
      tags: ['ads', 'admin'],
    })
    .input(ById)
    .output(ReviewAd),
  counts: oc
    .route({
      method: 'GET',
      path: '/admin/ads/counts',
      summary: 'How many ads stand in each status',
      tags: ['ads', 'admin'],
    })
    .output(z.object({ total: z.number(), pending: z.number(), approved: z.number(), rejected: z.number() })),
  setStatus: oc
    .route({
      method: 'PUT',
      path: '/admin/ads/{id}/status',
      summary: 'Approve or reject an ad',
      tags: ['ads', 'admin'],
    })
    .input(
      z.object({
        id: z.uuid(),
        status: z.enum(['approved', 'rejected']),
        /** The ad as the moderator saw it: refused with CONFLICT when somebody has changed it since. */
        seen: z.optional(
          z.object({
            status: z.enum(AD_STATUSES),
            updatedAt: z.string().check(withoutNul(), z.maxLength(40)),
          }),
        ),
      }),
    )
    .output(Saved),
  createApproved: oc
    .route({
      method: 'POST',
      path: '/admin/ads',
      summary: 'Write an ad that is approved at once',
      tags: ['ads', 'admin'],
      successStatus: 201,
    })
    .input(NewAd)
    .output(Saved),
};
