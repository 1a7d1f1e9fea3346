// The history of an ad's seller for moderators, with a button that suspends the seller.
import { useQuery } from '@tanstack/react-query';
import Ban from 'lucide-react/icons/ban';
import Mail from 'lucide-react/icons/mail';
import type { ModeratedAd, ModeratedSeller } from '#shared/features/ads/moderation/contract.ts';
import { moderationTexts } from '#shared/features/ads/moderation/texts.ts';
import { sellerLabels } from '#shared/features/profiles/sellers.ts';
import { formatDate, minutesAgo } from '#shared/format.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { useNow } from '../../../core/now.tsx';
import { STAFF_STALE_MS } from '../../../core/query-client.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { RetryButton } from '../../../ui/button/retry-button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Facts } from '../../../ui/layout/card.tsx';
import { moderationHref } from './moderation-addresses.ts';

export interface ModerationSellerProps {
  ad: ModeratedAd;
  /** Opens the dialog that suspends the seller. */
  onSuspend: (seller: ModeratedSeller) => void;
}

export function ModerationSeller({ ad, onSuspend }: ModerationSellerProps) {
  const { name, email } = ad.seller;
  return (
    <section aria-label="Säljare">
      <h3 className="mt-5 text-base">Säljare</h3>
      <p className="mt-1 flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
        <Anchor href={moderationHref({ search: email })} className="underline underline-offset-4">
          {name}
        </Anchor>
        {ad.isSellerSuspended && <Badge tone="danger">{moderationTexts.sellerSuspended}</Badge>}
      </p>
      <a
        href={`mailto:${email}`}
        className="inline-flex min-h-8 items-center gap-2 text-pine underline underline-offset-4 [overflow-wrap:anywhere]"
      >
        <Mail size={16} className="shrink-0" />
        {email}
      </a>
      <SellerFacts ad={ad} onSuspend={onSuspend} />
    </section>
  );
}

function SellerFacts({ ad, onSuspend }: ModerationSellerProps) {
  const now = new Date(useNow());
  const { data, error, isFetching, refetch } = useQuery({
    ...useApi().ads.findSeller.queryOptions({ input: { id: ad.id } }),
    staleTime: STAFF_STALE_MS,
  });
  if (data) {
    return (
      <>
        <Facts facts={factsOf(data, now)} />
        {data.can.suspend && (
          <Button size="sm" icon={<Ban size={18} />} onClick={() => onSuspend(data)} className="mt-3">
            Stäng av säljaren …
          </Button>
        )}
      </>
    );
  }
  if (!error) {
    return (
      <Loading label="Laddar uppgifter om säljaren" className="mt-2">
        <Skeleton className="h-40 rounded-md" />
      </Loading>
    );
  }
  return (
    <Notice
      tone="danger"
      title="Kunde inte hämta uppgifter om säljaren"
      action={<RetryButton size="sm" onRetry={() => void refetch()} isRetrying={isFetching} />}
    >
      {errorMessageOf(error)}
    </Notice>
  );
}

function factsOf(
  { createdAt, ads, rejections, openReports, business }: ModeratedSeller,
  now: Date,
): { term: string; value: string }[] {
  return [
    {
      term: 'Säljer som',
      value: business
        ? `Företag: ${business.name}, ${business.number}, ${business.address}, ${business.email}`
        : sellerLabels.private,
    },
    { term: 'Konto sedan', value: `${formatDate(createdAt)} (${minutesAgo(createdAt, now)})` },
    { term: 'Andra annonser', value: describeAds(ads) },
    { term: 'Tidigare avvisningar', value: String(rejections) },
    { term: 'Öppna anmälningar', value: String(openReports) },
  ];
}

function describeAds({ approved, pending, rejected, removed }: ModeratedSeller['ads']): string {
  const parts = [
    `${approved} ${approved === 1 ? 'godkänd' : 'godkända'}`,
    `${pending} väntar`,
    `${rejected} ${rejected === 1 ? 'avvisad' : 'avvisade'}`,
    `${removed} ${removed === 1 ? 'borttagen' : 'borttagna'}`,
  ];
  const shown = parts.filter((part) => !part.startsWith('0 '));
  return shown.length > 0 ? shown.join(', ') : 'Inga';
}
