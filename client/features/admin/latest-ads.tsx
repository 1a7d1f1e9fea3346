// The newest ads on the dashboard. Source: spec 2 §2 Dashboard, §9 Relative time.
import type { LatestAd } from '#shared/features/admin/contract.ts';
import { moderationStatuses } from '#shared/features/ads/moderation/statuses.ts';
import { minutesAgo } from '#shared/format.ts';
import { useNow } from '../../core/now.tsx';
import { Anchor } from '../../ui/button/anchor.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';

export interface LatestAdsProps {
  /** Undefined when loading failed. */
  ads: LatestAd[] | undefined;
  hrefOf: (ad: LatestAd) => string;
}

export function LatestAds({ ads, hrefOf }: LatestAdsProps) {
  const now = new Date(useNow());
  if (!ads) return <Card className="text-muted">De senaste annonserna kunde inte hämtas.</Card>;
  if (ads.length === 0) return <Card className="text-muted">Inga annonser än.</Card>;
  return (
    <Card flush>
      <ul className="divide-y divide-line">
        {ads.map((ad) => (
          <li
            key={ad.id}
            className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken sm:px-5"
          >
            <div className="min-w-0 flex-1 basis-60">
              <Anchor
                href={hrefOf(ad)}
                className="font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
              >
                {ad.title}
              </Anchor>
              <p className="text-sm text-muted">
                {ad.sellerName} · <time dateTime={ad.createdAt}>{minutesAgo(ad.createdAt, now)}</time>
              </p>
            </div>
            <Badge tone={moderationStatuses[ad.status].tone}>{moderationStatuses[ad.status].label}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
