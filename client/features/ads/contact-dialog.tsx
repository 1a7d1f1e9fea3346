// "Kontakta säljaren": the ad pinned on top, and what the seller shows of telephone and e-mail.
import { useQuery } from '@tanstack/react-query';
import type { AdCard } from '#shared/features/ads/contract.ts';
import { pictureUrl } from '#shared/features/pictures/rules.ts';
import { formatPrice } from '#shared/format.ts';
import { useApi } from '../../core/api.ts';
import { sentenceOf } from '../../core/failure.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FailedState } from '../../ui/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { placeholderOf } from './placeholders.ts';
import { SellerContact } from './seller-contact.tsx';

export interface ContactDialogProps {
  ad: AdCard;
  onClose: () => void;
}

export function ContactDialog({ ad, onClose }: ContactDialogProps) {
  return (
    <Dialog open title="Kontakta säljaren" size="sm" onOpenChange={(isOpen) => isOpen || onClose()}>
      <PinnedAd ad={ad} />
      <Ways ad={ad} />
    </Dialog>
  );
}

function PinnedAd({ ad }: { ad: AdCard }) {
  return (
    <div className="mb-5 flex items-center gap-4 rounded-md bg-sunken p-3">
      <img
        src={ad.picture ? pictureUrl(ad.picture.id, 400) : placeholderOf(ad.id)}
        alt=""
        width={400}
        height={300}
        className="aspect-4/3 w-24 shrink-0 rounded-sm object-cover"
      />
      <div className="min-w-0">
        <p className="board text-base">{formatPrice(ad.price)}</p>
        <p className="line-clamp-2 text-sm">{ad.title}</p>
      </div>
    </div>
  );
}

function Ways({ ad }: { ad: AdCard }) {
  const found = useQuery(useApi().ads.find.queryOptions({ input: { id: ad.id } }));
  if (found.isPending) {
    return (
      <Loading label="Hämtar kontaktuppgifter" className="flex flex-col gap-3">
        <Skeleton className="h-11 rounded-md" />
        <Skeleton className="h-11 rounded-md" />
      </Loading>
    );
  }
  if (found.isError) {
    return (
      <FailedState
        title="Kunde inte hämta kontaktuppgifter"
        onRetry={found.refetch}
        isRetrying={found.isFetching}
      >
        {sentenceOf(found.error)}
      </FailedState>
    );
  }
  const { hasPhone, hasEmail, name } = found.data.seller;
  if (!hasPhone && !hasEmail) return <p>{name} visar varken telefonnummer eller e-post.</p>;
  return (
    <div className="flex flex-col gap-3">
      {hasPhone && <SellerContact ad={ad} kind="phone" />}
      {hasEmail && <SellerContact ad={ad} kind="email" />}
      <p className="text-sm text-muted">Säljaren ser hur många som har tittat, men inte vilka.</p>
    </div>
  );
}
