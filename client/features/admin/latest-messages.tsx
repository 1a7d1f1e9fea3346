// The newest messages to the operator on the dashboard. Source: spec 2 §2 Dashboard, §9 Relative time.
import type { LatestMessage } from '#shared/features/admin/contract.ts';
import { contactStatuses } from '#shared/features/contact/texts.ts';
import { minutesAgo } from '#shared/format.ts';
import { useNow } from '../../core/now.tsx';
import { Anchor } from '../../ui/button/anchor.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';

export interface LatestMessagesProps {
  /** Undefined when loading failed. */
  messages: LatestMessage[] | undefined;
  hrefOf: (message: LatestMessage) => string;
}

export function LatestMessages({ messages, hrefOf }: LatestMessagesProps) {
  const now = new Date(useNow());
  if (!messages) return <Card className="text-muted">De senaste kontaktmeddelandena kunde inte hämtas.</Card>;
  if (messages.length === 0) return <Card className="text-muted">Inga meddelanden än.</Card>;
  return (
    <Card flush>
      <ul className="divide-y divide-line">
        {messages.map((message) => (
          <li
            key={message.id}
            className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken sm:px-5"
          >
            <div className="min-w-0 flex-1 basis-60">
              <Anchor
                href={hrefOf(message)}
                className="font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
              >
                {message.subject}
              </Anchor>
              <p className="text-sm text-muted">
                {message.name} ·{' '}
                <time dateTime={message.createdAt}>{minutesAgo(message.createdAt, now)}</time>
              </p>
            </div>
            <Badge tone={message.status === 'pending' ? 'warning' : 'success'}>
              {contactStatuses[message.status]}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
