// Items that wait for a decision, by kind, with links to the pages where they are decided. The longest wait is first.
import type { WaitingItems } from '#shared/features/admin/contract.ts';
import { minutesAgo } from '#shared/format.ts';
import { useNow } from '../../core/now.tsx';
import { Anchor } from '../../ui/button/anchor.tsx';
import { Card } from '../../ui/layout/card.tsx';

export interface WaitingListProps {
  /** Undefined when loading failed. */
  waiting: WaitingItems[] | undefined;
  hrefs: Record<WaitingItems['kind'], string>;
}

/** Singular and plural. */
const labels: Record<WaitingItems['kind'], readonly [string, string]> = {
  ad: ['annons', 'annonser'],
  post: ['inlägg i forumet', 'inlägg i forumet'],
  comment: ['svar i forumet', 'svar i forumet'],
  edit: ['ändrad text i forumet', 'ändrade texter i forumet'],
  news: ['nyhet', 'nyheter'],
  report: ['anmälan', 'anmälningar'],
  appeal: ['överklagan', 'överklaganden'],
  message: ['kontaktmeddelande', 'kontaktmeddelanden'],
  support: ['meddelande till supporten', 'meddelanden till supporten'],
  suggestion: ['förslag på turnering', 'förslag på turneringar'],
  correction: ['rättelse', 'rättelser'],
};

export function WaitingList({ waiting, hrefs }: WaitingListProps) {
  const now = new Date(useNow());
  if (!waiting) return <Card className="text-muted">Det som väntar kunde inte hämtas.</Card>;
  if (waiting.length === 0) return <Card className="text-muted">Inget väntar på beslut.</Card>;
  return (
    <Card flush>
      <ul className="divide-y divide-line">
        {waiting.map(({ kind, count, oldest }) => (
          <li
            key={kind}
            className="relative flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken sm:px-5"
          >
            <Anchor
              href={hrefs[kind]}
              className="min-w-0 flex-1 basis-60 font-semibold after:absolute after:inset-0 hover:underline"
            >
              {count} {labels[kind][count === 1 ? 0 : 1]}
            </Anchor>
            <span className="text-sm text-muted">
              Äldst: <time dateTime={oldest}>{minutesAgo(oldest, now)}</time>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
