// Explains why an ad is not on the marketplace, and warns its owner before it expires.
import type { AdDetail } from '#shared/features/ads/ad-schemas.ts';
import { moderationTexts } from '#shared/features/ads/moderation/texts.ts';
import { describeStatus } from '#shared/features/ads/rules.ts';
import { formatDate } from '#shared/format.ts';
import { reportPath } from '#shared/paths.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useRenewAd } from '../owner/renew-ad.ts';

/** Renders nothing for an ad that is public and does not expire soon. Source: spec 1 §4 Ad status. */
export function AdVisibility({ ad }: { ad: AdDetail }) {
  const { renew, isRenewing } = useRenewAd();
  const reason = reasonOf(ad);
  if (!reason) return null;
  return (
    <div className="mb-5">
      <Notice
        title={reason.label}
        action={
          (ad.can.renew && (
            <Button variant="primary" busy={isRenewing} onClick={() => renew(ad.id)}>
              Förnya
            </Button>
          )) ||
          (ad.removal && (
            <ButtonLink href={reportPath(ad.removal.reportId)}>Läs beslutet och överklaga</ButtonLink>
          ))
        }
      >
        {reason.text}
      </Notice>
    </div>
  );
}

function reasonOf({
  status,
  saleState,
  expiresAt,
  can,
  removal,
  isSellerSuspended,
}: AdDetail): { label: string; text: string } | null {
  const { label } = describeStatus(status);
  if (status === 'pending')
    return { label, text: 'Annonsen granskas och syns bara för säljaren tills den har godkänts.' };
  if (status === 'rejected') {
    const text = 'Annonsen har inte godkänts och syns bara för säljaren.';
    return { label, text: removal ? `${text} Anledning: ${removal.reason}` : text };
  }
  if (status === 'removed')
    return {
      label: 'Borttagen av Baskettorget',
      text: removal ? `Ingen annan ser den. Anledning: ${removal.reason}` : 'Ingen annan ser den.',
    };
  if (isSellerSuspended)
    return {
      label: moderationTexts.sellerSuspended,
      text: 'Annonsen visas inte för andra förrän avstängningen är slut.',
    };
  if (saleState === 'hidden')
    return { label: 'Dold', text: 'Säljaren har dolt annonsen. Den syns inte på marknadsplatsen.' };
  if (saleState === 'expired') {
    return {
      label: 'Annonsen har gått ut',
      text: can.edit
        ? 'Den visas inte längre på marknadsplatsen. Har du den kvar kan du förnya annonsen.'
        : 'Säljaren har inte förnyat den, så den går inte att köpa just nu.',
    };
  }
  if (can.renew && expiresAt)
    return {
      label: 'Annonsen slutar snart visas',
      text: `Den visas till och med ${formatDate(expiresAt)}. Har du den kvar kan du förnya den.`,
    };
  return null;
}
