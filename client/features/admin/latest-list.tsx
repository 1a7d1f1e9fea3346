// A list of the dashboard's newest ads or messages: what, who, when, and its status. Source: spec 2 §2 Dashboard, §9 Relative time.
import { minutesAgo } from '#shared/format.ts';
import { useNow } from '../../core/now.tsx';
import { Anchor } from '../../ui/button/anchor.tsx';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';

export interface LatestItem {
  id: string;
  href: string;
  title: string;
  /** Name of the seller or sender. */
  from: string;
  createdAt: string;
  status: { label: string; tone: BadgeTone };
}

export interface LatestListProps {
  /** Undefined when loading failed. */
  items: LatestItem[] | undefined;
  failedText: string;
  emptyText: string;
}

export function LatestList({ items, failedText, emptyText }: LatestListProps) {
  const now = new Date(useNow());
  if (!items) return <Card className="text-muted">{failedText}</Card>;
  if (items.length === 0) return <Card className="text-muted">{emptyText}</Card>;
  return (
    <Card flush>
      <ul className="divide-y divide-line">
        {items.map(({ id, href, title, from, createdAt, status }) => (
          <li
            key={id}
            className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken sm:px-5"
          >
            <div className="min-w-0 flex-1 basis-60">
              <Anchor
                href={href}
                className="font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
              >
                {title}
              </Anchor>
              <p className="text-sm text-muted">
                {from} · <time dateTime={createdAt}>{minutesAgo(createdAt, now)}</time>
              </p>
            </div>
            <Badge tone={status.tone}>{status.label}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
