// The moderators' table of ads; on phones each row is a card. Source: spec 2 §2 Ads.
import type { MouseEvent } from 'react';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import { moderationTexts } from '#shared/features/ads/moderation/texts.ts';
import { formatDay, formatPrice } from '#shared/format.ts';
import { titleLinkId } from '../../../core/moderation/focus-after-removal.ts';
import { isPlainClick } from '../../../core/plain-click.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { ModerationChoices, ModerationMenu } from './moderation-choices.tsx';
import type { ModerationActions } from './moderation-actions.ts';
import { ModerationStatusBadge, SaleStateBadge } from './moderation-status-badge.tsx';
import { ModerationThumbnail } from './moderation-thumbnail.tsx';

export interface ModerationTableProps {
  ads: ModeratedAd[];
  actions: ModerationActions;
  selected: ReadonlySet<string>;
  onSelect: (ad: ModeratedAd, isSelected: boolean) => void;
  /** The URL that opens the ad in the dialog. */
  hrefOf: (ad: ModeratedAd) => string;
  onFeature: (ad: ModeratedAd, isFeatured: boolean) => void;
  /** Opens the ad without a navigation. */
  onOpen: (ad: ModeratedAd) => void;
}

export function ModerationTable(props: ModerationTableProps) {
  return (
    <div className="text-sm">
      <Table isDense caption="Annonser" columns={columnsOf(props)} rows={props.ads} rowKey={({ id }) => id} />
    </div>
  );
}

function columnsOf({
  actions,
  selected,
  onSelect,
  hrefOf,
  onOpen,
  onFeature,
}: ModerationTableProps): Column<ModeratedAd>[] {
  return [
    {
      key: 'tick',
      label: 'Markera',
      role: 'tick',
      cell: (ad) => (
        <Checkbox
          label={`Markera ${ad.title}`}
          hideLabel
          disabled={!isSelectable(ad)}
          checked={selected.has(ad.id)}
          onChange={(event) => onSelect(ad, event.target.checked)}
        />
      ),
    },
    {
      key: 'title',
      label: 'Annons',
      role: 'heading',
      cell: (ad) => (
        <span className="flex items-center gap-3">
          <ModerationThumbnail ad={ad} />
          <Anchor
            href={hrefOf(ad)}
            id={titleLinkId(ad.id)}
            onClick={(event) => openInPlace(event, () => onOpen(ad))}
            className="min-w-0 flex-1 font-semibold hyphens-auto [overflow-wrap:anywhere] hover:underline @min-[60rem]:min-w-28"
          >
            {ad.title}
          </Anchor>
        </span>
      ),
    },
    {
      key: 'seller',
      label: 'Säljare',
      cell: ({ seller }) => (
        <span className="block min-w-0 @min-[60rem]:max-w-36 @min-[70rem]:max-w-48">
          <span className="block truncate">{seller.name}</span>
          <span className="block truncate text-muted" title={seller.email}>
            {seller.email}
          </span>
        </span>
      ),
    },
    {
      key: 'category',
      label: 'Kategori och plats',
      cell: ({ category, location }) => (
        <span className="block min-w-0">
          {category}
          <span className="block text-muted">{location}</span>
        </span>
      ),
    },
    { key: 'price', label: 'Pris', align: 'right', cell: ({ price }) => formatPrice(price) },
    {
      key: 'created',
      label: 'Skapad',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap tabular-nums">
          {formatDay(createdAt)}
        </time>
      ),
    },
    {
      key: 'status',
      label: 'Status',
      cell: ({ status, saleState, isFeatured, isSellerSuspended }) => (
        <span className="inline-flex flex-wrap justify-end gap-1 @min-[60rem]:justify-start">
          <ModerationStatusBadge status={status} />
          <SaleStateBadge state={saleState} />
          {isFeatured && <Badge>Utvald</Badge>}
          {isSellerSuspended && <Badge tone="danger">{moderationTexts.sellerSuspended}</Badge>}
        </span>
      ),
    },
    { key: 'choices', label: 'Beslut', cell: (ad) => <ModerationChoices ad={ad} actions={actions} /> },
    {
      key: 'menu',
      label: 'Åtgärder',
      role: 'actions',
      cell: (ad) => (
        <ModerationMenu
          ad={ad}
          actions={actions}
          onOpen={() => onOpen(ad)}
          onFeature={(isFeatured) => onFeature(ad, isFeatured)}
        />
      ),
    },
  ];
}

/** Pending ads are decided on together, public ones featured together. */
export function isSelectable({ status, can }: ModeratedAd): boolean {
  return status === 'pending' || can.feature || can.unfeature;
}

function openInPlace(event: MouseEvent, open: () => void): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  open();
}
