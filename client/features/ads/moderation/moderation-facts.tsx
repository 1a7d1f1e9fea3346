// The details of an ad that a moderator decides on.
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import { moderationStatuses } from '#shared/features/ads/moderation/statuses.ts';
import { formatMinute, formatPrice, shortId } from '#shared/format.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Facts } from '../../../ui/layout/card.tsx';
import { adPath } from '#shared/paths.ts';
import { attributeFacts, deliveryFacts } from '../attribute-facts.ts';
import { AdGallery } from '../page/ad-gallery.tsx';
import { ModerationSeller, type ModerationSellerProps } from './moderation-seller.tsx';
import { ModerationStatusBadge, SaleStateBadge } from './moderation-status-badge.tsx';

export function ModerationFacts({ ad, onSuspend }: ModerationSellerProps) {
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <ModerationStatusBadge status={ad.status} />
        <SaleStateBadge state={ad.saleState} />
        {ad.isFeatured && <Badge>Utvald</Badge>}
        <p className="board text-lg">{formatPrice(ad.price)}</p>
      </div>
      <div className="grid gap-6 md:grid-cols-[3fr_2fr]">
        <div className="min-w-0">
          {/* As wide as the dialog on a phone. */}
          <div className="max-sm:-mx-1">
            <AdGallery ad={ad} />
          </div>
          <h3 className="mt-5 text-base">Beskrivning</h3>
          {ad.description ? (
            <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{ad.description}</p>
          ) : (
            <p className="mt-1 text-muted">Säljaren har inte skrivit någon beskrivning.</p>
          )}
        </div>
        <div className="min-w-0">
          <Facts facts={factsOf(ad)} />
          <ModerationSeller ad={ad} onSuspend={onSuspend} />
          <p className="mt-3">
            <Anchor
              href={adPath(ad.id)}
              className="inline-flex min-h-8 items-center text-pine underline underline-offset-4"
            >
              Öppna annonsens sida
            </Anchor>
          </p>
        </div>
      </div>
    </>
  );
}

function factsOf(ad: ModeratedAd): { term: string; value: string }[] {
  const { category, condition, location, county, postalCode, createdAt, updatedAt, decision, restriction } =
    ad;
  return [
    { term: 'Kategori', value: category },
    { term: 'Skick', value: condition },
    ...attributeFacts(ad),
    ...deliveryFacts(ad),
    { term: 'Plats', value: location },
    { term: 'Postnummer', value: postalCode || '–' },
    { term: 'Län', value: county || '–' },
    { term: 'Skapad', value: formatMinute(createdAt) },
    ...(updatedAt === createdAt ? [] : [{ term: 'Ändrad', value: formatMinute(updatedAt) }]),
    ...(decision ? [{ term: 'Granskad', value: describeDecision(ad, decision) }] : []),
    ...(restriction ? [{ term: 'Anledning', value: restriction.reason }] : []),
    { term: 'Annons-ID', value: shortId(ad.id) },
  ];
}

function describeDecision({ status }: ModeratedAd, { by, at }: NonNullable<ModeratedAd['decision']>): string {
  // A pending ad with a decision was edited after it.
  const label = status === 'pending' ? 'Senast' : moderationStatuses[status].label;
  return `${label} ${formatMinute(at)}${by === null ? '' : ` av ${by}`}`;
}
