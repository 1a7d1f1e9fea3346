// Endpoint of the back office start page. Its other endpoints are in the features.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { AD_STATUSES } from '../ads/rules.ts';

/** The newest ads of any status. Source: spec 2 §2 Dashboard, §9 "5 latest". */
export const LATEST_ADS = 5;

export const LatestAd = z.object({
  id: z.uuid(),
  title: z.string(),
  status: z.enum(AD_STATUSES),
  createdAt: z.string(),
  sellerName: z.string(),
});
export type LatestAd = z.infer<typeof LatestAd>;

export const Overview = z.object({
  users: z.number(),
  activeAds: z.number(),
  pendingAds: z.number(),
  latestAds: z.array(LatestAd),
  /** False if a count could not be read and is given as zero. Source: spec 2 §4 Dashboard load. */
  isComplete: z.boolean(),
});
export type Overview = z.infer<typeof Overview>;

export const adminContract = {
  overview: oc
    .route({
      method: 'GET',
      path: '/admin/overview',
      summary: 'Returns counts and the latest ads for the start page of the back office',
      tags: ['admin'],
    })
    .output(Overview),
};
