// Endpoints of the moderation table: read ads in any status, and decide on them.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { keysOf } from '../../../feature.ts';
import { mayRefuse } from '../../../may-refuse.ts';
import { withoutNul } from '../../../saved-text.ts';
import { Business } from '../../profiles/business.ts';
import { AdAttributes } from '../attributes/ad-attributes.ts';
import { AdCard, AdPicture, SavedAd } from '../ad-schemas.ts';
import { ById } from '../contract-parts.ts';
import { Undo } from '../../decisions/contract.ts';
import { RULES } from '../../reports/rules.ts';
import { reportTexts } from '../../reports/texts.ts';
import { CreatedAd } from '../editor/new-ad.ts';
import { AD_STATUSES } from '../rules.ts';
import { DecisionReason } from './reason.ts';
import { DECIDED_STATUSES, MODERATION_SORTS } from './rules.ts';
import { moderationTexts } from './texts.ts';

/** An ad after a decision, and how to undo it. */
const DecidedAd = z.extend(SavedAd, { undo: Undo });
export type DecidedAd = z.infer<typeof DecidedAd>;

/** An ad that is featured on the home page, or no longer, and how to undo that. */
const FeaturedAd = z.object({ id: z.uuid(), isFeatured: z.boolean(), undo: Undo });

/** Errors for a missing rule or reason, to which the seller has a right. Source: the Digital Services Act, article 17. */
function missingIn(input: Partial<Record<keyof DecisionReason, unknown>>): z.core.$ZodRawIssue[] {
  const required = { rule: reportTexts.ruleMissing, reason: moderationTexts.reasonMissing };
  return keysOf(required)
    .filter((field) => input[field] === undefined)
    .map((field) => ({ code: 'custom', path: [field], message: required[field], input }));
}

/** An ad in the moderation table. Source: spec 2 §2 Ads. */
export const ModeratedAd = z.extend(z.extend(AdCard, AdAttributes.shape), {
  status: z.enum(AD_STATUSES),
  /** Chosen by staff for the home page. */
  isFeatured: z.boolean(),
  description: z.string(),
  postalCode: z.string(),
  updatedAt: z.string(),
  pictures: z.array(AdPicture),
  seller: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
  /** The latest decision; `by` is null if that account is deleted. Null without a decision. */
  decision: z.nullable(z.object({ by: z.nullable(z.string()), at: z.string() })),
  /** Why it is rejected or taken down; null for other ads, and for rejections from before reasons were required. */
  restriction: z.nullable(z.object({ rule: z.enum(RULES), reason: z.string() })),
  /** The ad is not public until the suspension ends. */
  isSellerSuspended: z.boolean(),
  can: z.object({
    approve: z.boolean(),
    reject: z.boolean(),
    remove: z.boolean(),
    feature: z.boolean(),
    unfeature: z.boolean(),
  }),
});
export type ModeratedAd = z.infer<typeof ModeratedAd>;

/** Information for moderators about the seller of an ad. */
export const ModeratedSeller = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.string(),
  /** Their other ads, by status. */
  ads: z.record(z.enum(AD_STATUSES), z.number()),
  /** How often their ads were rejected, also ads that they changed since. */
  rejections: z.number(),
  /** Reports about them or their content that wait for a decision. */
  openReports: z.number(),
  /** Number of ads on the marketplace, which a suspension hides. */
  listedAds: z.number(),
  isSuspended: z.boolean(),
  /** Null for a private seller. */
  business: z.nullable(Business),
  can: z.object({ suspend: z.boolean() }),
});
export type ModeratedSeller = z.infer<typeof ModeratedSeller>;

/** The parameters of the table. */
export const ModerationSearch = z.object({
  search: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(100))),
  status: z.optional(z.enum(AD_STATUSES)),
  /** `yes`: only featured ads. */
  featured: z.optional(z.literal('yes')),
  sort: z.optional(z.enum(MODERATION_SORTS)),
  after: z.optional(z.string().check(z.maxLength(200))),
  before: z.optional(z.string().check(z.maxLength(200))),
});

export const adModerationContract = {
  listForModeration: oc
    .route({
      method: 'GET',
      path: '/admin/ads',
      summary: 'Lists all ads for moderation',
      tags: ['ads', 'admin'],
    })
    .input(ModerationSearch)
    .output(
      z.object({ ads: z.array(ModeratedAd), next: z.nullable(z.string()), previous: z.nullable(z.string()) }),
    ),
  findForModeration: oc
    .route({
      method: 'GET',
      path: '/admin/ads/{id}',
      summary: 'Returns an ad for moderation',
      tags: ['ads', 'admin'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ById)
    .output(ModeratedAd),
  findSeller: oc
    .route({
      method: 'GET',
      path: '/admin/ads/{id}/seller',
      summary: 'Returns what a moderator should know about the seller of an ad',
      tags: ['ads', 'admin'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ById)
    .output(ModeratedSeller),
  counts: oc
    .route({
      method: 'GET',
      path: '/admin/ads/counts',
      summary: 'Returns the number of ads in each status',
      tags: ['ads', 'admin'],
    })
    .output(z.object({ total: z.number(), pending: z.number(), approved: z.number(), rejected: z.number() })),
  setStatus: oc
    .route({
      method: 'PUT',
      path: '/admin/ads/{id}/status',
      summary: 'Approves, rejects or takes down an ad',
      tags: ['ads', 'admin'],
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(
      z
        .object({
          id: z.uuid(),
          status: z.enum(DECIDED_STATUSES),
          /** Required to reject and to take down. */
          rule: z.optional(DecisionReason.shape.rule),
          reason: z.optional(DecisionReason.shape.reason),
          /** The version the moderator saw; CONFLICT if it has changed since. */
          seen: z.optional(
            z.object({
              status: z.enum(AD_STATUSES),
              updatedAt: z.string().check(withoutNul(), z.maxLength(40)),
            }),
          ),
        })
        .check(({ value, issues }) => {
          if (value.status !== 'approved') issues.push(...missingIn(value));
        }),
    )
    .output(DecidedAd),
  setFeatured: oc
    .route({
      method: 'PUT',
      path: '/admin/ads/{id}/featured',
      summary: 'Features an ad on the home page, or ends that',
      tags: ['ads', 'admin'],
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(z.object({ id: z.uuid(), isFeatured: z.boolean() }))
    .output(FeaturedAd),
  createApproved: oc
    .route({
      method: 'POST',
      path: '/admin/ads',
      summary: 'Creates an approved ad',
      tags: ['ads', 'admin'],
      successStatus: 201,
    })
    .errors(mayRefuse('FORBIDDEN', 'CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(CreatedAd)
    .output(SavedAd),
};
