// Endpoint of the back office start page. Its other endpoints are in the features.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { withoutNul } from '../../saved-text.ts';
import { AD_STATUSES } from '../ads/rules.ts';
import { CONTACT_STATUSES } from '../contact/rules.ts';
import { Found } from './finder.ts';

/** Number of newest ads, and of newest messages, of any status. Source: spec 2 §2 Dashboard, §9 "5 latest". */
export const LATEST_SHOWN = 5;

export const LatestAd = z.object({
  id: z.uuid(),
  title: z.string(),
  status: z.enum(AD_STATUSES),
  createdAt: z.string(),
  sellerName: z.string(),
});
export type LatestAd = z.infer<typeof LatestAd>;

export const LatestMessage = z.object({
  id: z.uuid(),
  subject: z.string(),
  name: z.string(),
  status: z.enum(CONTACT_STATUSES),
  createdAt: z.string(),
});
export type LatestMessage = z.infer<typeof LatestMessage>;

export const WAITING_KINDS = [
  'ad',
  'post',
  'comment',
  'edit',
  'news',
  'report',
  'appeal',
  'message',
  'support',
  'suggestion',
  'correction',
] as const;

/** Items of one kind that wait for a decision by staff. */
export const WaitingItems = z.object({
  kind: z.enum(WAITING_KINDS),
  count: z.number(),
  /** When the oldest item began to wait. */
  oldest: z.string(),
});
export type WaitingItems = z.infer<typeof WaitingItems>;

export const Overview = z.object({
  users: z.number(),
  activeAds: z.number(),
  pendingAds: z.number(),
  /** Messages to the operator that wait for an answer. */
  pendingMessages: z.number(),
  latestAds: z.array(LatestAd),
  latestMessages: z.array(LatestMessage),
  /** The kind that has waited longest first; kinds without waiting items are left out. */
  waiting: z.array(WaitingItems),
  /** False if a count could not be read and is given as zero. Source: spec 2 §4 Dashboard load. */
  isComplete: z.boolean(),
});
export type Overview = z.infer<typeof Overview>;

export const adminContract = {
  find: oc
    .route({
      method: 'GET',
      path: '/admin/found',
      summary: 'Finds users, ads, posts, messages to the operator and reports by name or id',
      tags: ['admin'],
    })
    .input(z.object({ text: z.string().check(z.trim(), withoutNul(), z.minLength(1), z.maxLength(100)) }))
    .output(z.object({ found: z.array(Found) })),
  overview: oc
    .route({
      method: 'GET',
      path: '/admin/overview',
      summary:
        'Returns counts, the latest ads, the latest messages to the operator and what waits for a decision for the start page of the back office',
      tags: ['admin'],
    })
    .output(Overview),
};
