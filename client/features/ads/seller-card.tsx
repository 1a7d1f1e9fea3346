// Who sells, and how to reach them: by message, and for the signed-in by telephone and e-mail.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import type { AdDetail } from '#shared/features/ads/contract.ts';
import { signInFirst } from '#shared/features/ads/words.ts';
import { useApi } from '../../core/api.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { useViewer } from '../../core/viewer.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { mailAddress, phoneAddress } from './contact-addresses.ts';

export function SellerCard({ ad }: { ad: AdDetail }) {
  const viewer = useViewer();
  const { seller } = ad;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="sr-only">Säljaren</h2>
      <div className="flex items-center gap-3">
        <Avatar name={seller.name} size="md" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
            <span className="min-w-0 truncate">{seller.name}</span>
            {seller.verified && (
              <Badge tone="pine" icon={<BadgeCheck size={14} />}>
                Verifierad
              </Badge>
            )}
          </p>
          <p className="text-sm text-muted">Medlem sedan {seller.memberSince.slice(0, 4)}</p>
        </div>
      </div>
      <p className="text-sm text-muted">Inga omdömen än</p>
      {!ad.can.edit && <Contact ad={ad} isSignedIn={viewer !== null} />}
    </Card>
  );
}

function Contact({ ad, isSignedIn }: { ad: AdDetail; isSignedIn: boolean }) {
  const promptSignIn = useSignInPrompt();
  const [isPhoneWanted, setIsPhoneWanted] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery(
    useApi().ads.contact.queryOptions({ input: { id: ad.id }, enabled: isSignedIn }),
  );
  const wantPhone = () => setIsPhoneWanted(true);

  return (
    <div className="flex flex-col gap-2 empty:hidden">
      {ad.seller.hasPhone &&
        (isPhoneWanted && data?.phone ? (
          <ButtonLink href={phoneAddress(data.phone)} wide icon={<Phone size={18} />}>
            {data.phone}
          </ButtonLink>
        ) : (
          <Button
            wide
            icon={<Phone size={18} />}
            busy={isPhoneWanted && isFetching}
            onClick={isSignedIn ? wantPhone : () => promptSignIn(signInFirst.seePhone, wantPhone)}
          >
            Visa telefonnummer
          </Button>
        ))}
      {data?.email && (
        <ButtonLink
          href={mailAddress(data.email, ad.title)}
          wide
          icon={<Mail size={18} className="shrink-0" />}
          className="min-w-0"
        >
          <span className="min-w-0 truncate">{data.email}</span>
        </ButtonLink>
      )}
      {isError && isSignedIn && (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-sm">
          Kunde inte hämta kontaktuppgifter.
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            Försök igen
          </Button>
        </p>
      )}
    </div>
  );
}
