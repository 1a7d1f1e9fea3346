// Badges for the moderation status and the sale state of an ad.
import { moderationStatuses } from '#shared/features/ads/moderation/statuses.ts';
import type { AdStatus, SaleState } from '#shared/features/ads/rules.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';

const saleStates: Record<SaleState, string | null> = {
  active: null,
  reserved: 'Reserverad',
  sold: 'Såld',
  hidden: 'Dold av säljaren',
  expired: 'Utgången',
};

export function ModerationStatusBadge({ status }: { status: AdStatus }) {
  const { label, tone } = moderationStatuses[status];
  return <Badge tone={tone}>{label}</Badge>;
}

/** Renders nothing for an ad that is for sale. */
export function SaleStateBadge({ state }: { state: SaleState }) {
  const label = saleStates[state];
  return label && <Badge>{label}</Badge>;
}
