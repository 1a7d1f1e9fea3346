// The back office's own endpoints: what its first page shows. Everything else there belongs to the feature it moderates.
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
  /** False when something could not be read and stands as zero. Source: spec 2 §4 Dashboard load. */
  isComplete: z.boolean(),
});
export type Overview = z.infer<typeof Overview>;

export const adminContract = {
  overview: oc
    .route({ method: 'GET', path: '/admin/overview', summary: 'Counts and the latest ads', tags: ['admin'] })
    .output(Overview),
};
