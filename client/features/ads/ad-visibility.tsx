// Tells the owner, and staff, why nobody else sees the ad they are looking at.
import type { AdDetail } from '#shared/features/ads/contract.ts';
import { describeStatus } from '#shared/features/ads/rules.ts';
import { Notice } from '../../ui/notice.tsx';

/** Nothing for an ad that is public. Source: spec 1 §4 Ad status. */
export function AdVisibility({ ad }: { ad: AdDetail }) {
  const reason = reasonOf(ad);
  if (!reason) return null;
  return (
    <div className="mb-5">
      <Notice title={reason.label}>{reason.text}</Notice>
    </div>
  );
}

function reasonOf({ status, saleState }: AdDetail): { label: string; text: string } | null {
  const { label } = describeStatus(status);
  if (status === 'pending')
    return { label, text: 'Annonsen granskas och syns bara för säljaren tills den har godkänts.' };
  if (status === 'rejected') return { label, text: 'Annonsen har inte godkänts och syns bara för säljaren.' };
  if (saleState === 'hidden')
    return { label: 'Dold', text: 'Säljaren har dolt annonsen. Den syns inte på marknadsplatsen.' };
  return null;
}
