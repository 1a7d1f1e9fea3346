// "Kontakta säljaren": the ad pinned on top, and the seller's own telephone and e-mail.
import { useQuery } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import type { AdCard } from '#shared/features/ads/contract.ts';
import { pictureUrl } from '#shared/features/pictures/rules.ts';
import { formatPrice } from '#shared/format.ts';
import { useApi } from '../../core/api.ts';
import { sentenceOf } from '../../core/failure.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailedState } from '../../ui/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { mailAddress, phoneAddress } from './contact-addresses.ts';
import { placeholderOf } from './placeholders.ts';

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
  const contact = useQuery(useApi().ads.contact.queryOptions({ input: { id: ad.id } }));
  if (contact.isPending) {
    return (
      <Loading label="Hämtar kontaktuppgifter" className="flex flex-col gap-3">
        <Skeleton className="h-13 rounded-md" />
        <Skeleton className="h-13 rounded-md" />
      </Loading>
    );
  }
  if (contact.isError) {
    return (
      <FailedState
        title="Kunde inte hämta kontaktuppgifter"
        onRetry={contact.refetch}
        isRetrying={contact.isFetching}
      >
        {sentenceOf(contact.error)}
      </FailedState>
    );
  }
  const { phone, email } = contact.data;
  return (
    <>
      <div className="flex flex-col gap-3">
        <ButtonLink
          href={mailAddress(email, ad.title)}
          variant="primary"
          size="lg"
          wide
          icon={<Mail size={20} />}
        >
          Skriv e-post
        </ButtonLink>
        {phone && (
          <ButtonLink href={phoneAddress(phone)} size="lg" wide icon={<Phone size={20} />}>
            Ring {phone}
          </ButtonLink>
        )}
      </div>
      <p className="mt-4 text-sm text-muted">
        E-posten skrivs till <span className="font-semibold break-all text-ink">{email}</span> med annonsens
        titel som ämne.
      </p>
    </>
  );
}
