// The newest messages to the operator on the dashboard. Source: spec 2 §2 Dashboard.
import type { LatestMessage } from '#shared/features/admin/contract.ts';
import { contactStatuses } from '#shared/features/contact/texts.ts';
import { LatestList } from './latest-list.tsx';

export interface LatestMessagesProps {
  /** Undefined when loading failed. */
  messages: LatestMessage[] | undefined;
  hrefOf: (message: LatestMessage) => string;
}

export function LatestMessages({ messages, hrefOf }: LatestMessagesProps) {
  return (
    <LatestList
      items={messages?.map((message) => ({
        id: message.id,
        href: hrefOf(message),
        title: message.subject,
        from: message.name,
        createdAt: message.createdAt,
        status: {
          label: contactStatuses[message.status],
          tone: message.status === 'pending' ? 'warning' : 'success',
        },
      }))}
      failedText="De senaste kontaktmeddelandena kunde inte hämtas."
      emptyText="Inga meddelanden än."
    />
  );
}
