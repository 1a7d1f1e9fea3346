// The seller's telephone number, behind a press. Source: spec 1 §2 Ad detail.
import { useState } from 'react';
import Phone from 'lucide-react/icons/phone';
import type { AdDetail } from '#shared/features/ads/contract.ts';
import { signInFirst } from '#shared/features/ads/words.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { phoneAddress } from './contact-addresses.ts';
import { useContact } from './use-contact.ts';

/** Nothing when the seller has given no number. A visitor is asked to sign in, and then shown it. */
export function SellerPhone({ ad }: { ad: AdDetail }) {
  const promptSignIn = useSignInPrompt();
  const [isWanted, setIsWanted] = useState(false);
  const { data, isError, isFetching, isSignedIn, refetch } = useContact(ad.id);
  if (!ad.seller.hasPhone) return null;

  function reveal(): void {
    setIsWanted(true);
    if (isError) void refetch();
  }

  if (isWanted && data?.phone) {
    return (
      <ButtonLink href={phoneAddress(data.phone)} wide icon={<Phone size={18} />}>
        {data.phone}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button
        wide
        icon={<Phone size={18} />}
        busy={isWanted && isFetching}
        onClick={isSignedIn ? reveal : () => promptSignIn(signInFirst.seePhone, reveal)}
      >
        Visa telefonnummer
      </Button>
      {isWanted && isError && !isFetching && (
        <div role="alert">
          <FieldError>Kunde inte hämta telefonnumret. Försök igen.</FieldError>
        </div>
      )}
    </>
  );
}
