// The latest ads on the overview of the marketplace. Source: spec 2 §2 Marketplace overview.
import { moderationStatuses } from '#shared/features/ads/moderation/statuses.ts';
import type { MarketplaceAd } from '#shared/features/statistics/contract.ts';
import { formatDay, formatPrice } from '#shared/format.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';

export function LatestAdsTable({
  ads,
  hrefOf,
}: {
  ads: readonly MarketplaceAd[];
  hrefOf: (ad: MarketplaceAd) => string;
}) {
  return (
    <Table caption="De senaste annonserna" columns={columnsOf(hrefOf)} rows={ads} rowKey={({ id }) => id} />
  );
}

function columnsOf(hrefOf: (ad: MarketplaceAd) => string): Column<MarketplaceAd>[] {
  return [
    {
      key: 'title',
      label: 'Annons',
      role: 'heading',
      cell: (ad) => (
        <Anchor href={hrefOf(ad)} className="font-semibold [overflow-wrap:anywhere] hover:underline">
          {ad.title}
        </Anchor>
      ),
    },
    { key: 'seller', label: 'Säljare', cell: ({ sellerName }) => sellerName },
    { key: 'category', label: 'Kategori', cell: ({ category }) => category },
    { key: 'price', label: 'Pris', align: 'right', cell: ({ price }) => formatPrice(price) },
    {
      key: 'status',
      label: 'Status',
      cell: ({ status }) => (
        <Badge tone={moderationStatuses[status].tone}>{moderationStatuses[status].label}</Badge>
      ),
    },
    {
      key: 'created',
      label: 'Skapad',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDay(createdAt)}</time>,
    },
  ];
}
