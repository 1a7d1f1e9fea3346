// The newest ads on the dashboard. Source: spec 2 §2 Dashboard.
import type { LatestAd } from '#shared/features/admin/contract.ts';
import { moderationStatuses } from '#shared/features/ads/moderation/statuses.ts';
import { LatestList } from './latest-list.tsx';

export interface LatestAdsProps {
  /** Undefined when loading failed. */
  ads: LatestAd[] | undefined;
  hrefOf: (ad: LatestAd) => string;
}

export function LatestAds({ ads, hrefOf }: LatestAdsProps) {
  return (
    <LatestList
      items={ads?.map((ad) => ({
        id: ad.id,
        href: hrefOf(ad),
        title: ad.title,
        from: ad.sellerName,
        createdAt: ad.createdAt,
        status: moderationStatuses[ad.status],
      }))}
      failedText="De senaste annonserna kunde inte hämtas."
      emptyText="Inga annonser än."
    />
  );
}
