// Endpoints of the moderation table: read ads in any status, and decide on them.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { withoutNul } from '../../../saved-text.ts';
import { AdCard, AdPicture, SavedAd } from '../ad-schemas.ts';
import { ById } from '../contract-parts.ts';
import { CreatedAd } from '../editor/new-ad.ts';
import { AD_STATUSES } from '../rules.ts';
import { MODERATION_SORTS } from './rules.ts';

/** An ad in the moderation table. Source: spec 2 §2 Ads. */
export const ModeratedAd = z.extend(AdCard, {
  status: z.enum(AD_STATUSES),
  description: z.string(),
  postalCode: z.string(),
  updatedAt: z.string(),
  pictures: z.array(AdPicture),
  seller: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
  /** The latest decision; `by` is null if that account is deleted. Null without a decision. */
  decision: z.nullable(z.object({ by: z.nullable(z.string()), at: z.string() })),
  can: z.object({ approve: z.boolean(), reject: z.boolean(), delete: z.boolean() }),
});
export type ModeratedAd = z.infer<typeof ModeratedAd>;

export const adModerationContract = {
  listForModeration: oc
    .route({
      method: 'GET',
      path: '/admin/ads',
      summary: 'Lists all ads for moderation',
      tags: ['ads', 'admin'],
    })
    .input(
      z.object({
        search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
        status: z.optional(z.enum(AD_STATUSES)),
        sort: z.optional(z.enum(MODERATION_SORTS)),
        after: z.optional(z.string().check(z.maxLength(200))),
        before: z.optional(z.string().check(z.maxLength(200))),
      }),
    )
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
      summary: 'Approves or rejects an ad',
      tags: ['ads', 'admin'],
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(
      z.object({
        id: z.uuid(),
        status: z.enum(['approved', 'rejected']),
        /** The version the moderator saw; CONFLICT if it has changed since. */
        seen: z.optional(
          z.object({
            status: z.enum(AD_STATUSES),
            updatedAt: z.string().check(withoutNul(), z.maxLength(40)),
          }),
        ),
      }),
    )
    .output(SavedAd),
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
