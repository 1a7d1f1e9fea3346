// An event of the ad as a line between the messages; after a sale with a link to its review, while one may be written.
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import type { ThreadEvent } from '#shared/features/messages/contract.ts';
import { describeThreadEvent } from '#shared/features/messages/thread-events.ts';
import { formatTime } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../../core/api.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';

export interface ThreadEventRowProps {
  event: ThreadEvent;
  /** The other member's name. */
  name: string;
  /** The other member's id; undefined for an erased account. */
  personId: string | undefined;
  adId: string | undefined;
  /** Whether it is the thread's latest sale: an earlier one was undone. */
  isLatestSale: boolean;
}

export const ThreadEventRow = memo(function ThreadEventRow({
  event,
  name,
  isLatestSale,
  ...sale
}: ThreadEventRowProps) {
  return (
    <li className="mx-auto my-1 max-w-[85%] text-center text-sm text-muted">
      <p className="[overflow-wrap:anywhere]">
        <span className="font-semibold text-ink">{describeThreadEvent(event, name)}</span>
        {' · '}
        <time dateTime={event.createdAt}>{formatTime(event.createdAt)}</time>
      </p>
      {isLatestSale && event.buyer && <ReviewLink name={name} {...sale} />}
    </li>
  );
});

/** Nothing for a sale that was cancelled or is reviewed, or whose period for reviews is over. */
function ReviewLink({ name, personId, adId }: Omit<ThreadEventRowProps, 'event' | 'isLatestSale'>) {
  const { data } = useQuery(useApi().deals.unreviewed.queryOptions());
  // The ad of a sale may be hidden or deleted.
  const isOpen = data?.deals.some(
    (deal) => deal.other.id === personId && (adId === undefined || deal.adId === adId),
  );
  if (!isOpen) return null;
  return (
    <Anchor
      href={`${paths.profile}?tab=reviews`}
      className="inline-flex min-h-11 items-center font-semibold text-pine underline"
    >
      Ge {name} ett omdöme
    </Anchor>
  );
}
