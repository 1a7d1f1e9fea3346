// An event of the ad as a line between the messages; after a sale with a link to the reviews.
import { memo } from 'react';
import type { ThreadEvent } from '#shared/features/messages/contract.ts';
import { describeThreadEvent } from '#shared/features/messages/thread-events.ts';
import { formatTime } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';

export interface ThreadEventRowProps {
  event: ThreadEvent;
  /** The other member's name. */
  name: string;
}

export const ThreadEventRow = memo(function ThreadEventRow({ event, name }: ThreadEventRowProps) {
  return (
    <li className="mx-auto my-1 max-w-[85%] text-center text-sm text-muted">
      <p className="[overflow-wrap:anywhere]">
        <span className="font-semibold text-ink">{describeThreadEvent(event, name)}</span>
        {' · '}
        <time dateTime={event.createdAt}>{formatTime(event.createdAt)}</time>
      </p>
      {event.kind === 'sold' && event.buyer && (
        <Anchor
          href={`${paths.profile}?tab=reviews`}
          className="inline-flex min-h-11 items-center font-semibold text-pine underline"
        >
          Ge {name} ett omdöme
        </Anchor>
      )}
    </li>
  );
});
