// The seller's phone number or e-mail address, shown on request. Requests are counted. Source: spec 1 §2 Ad detail.
import { useMutation } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import type { ContactKind } from '#shared/features/ads/page/contact.ts';
import { contactTexts } from '#shared/features/ads/page/contact-texts.ts';
import { signInFirst } from '#shared/features/ads/texts.ts';
import { useApi } from '../../../core/api.ts';
import { isRefusal, errorMessageOf } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { useViewer } from '../../../core/viewer.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { mailAddress, phoneAddress } from './contact-addresses.ts';

export interface SellerContactProps {
  ad: { id: string; title: string };
  kind: ContactKind;
}

/** Asks a visitor to sign in before the contact detail is shown. */
export function SellerContact({ ad, kind }: SellerContactProps) {
  const isSignedIn = useViewer() !== null;
  const promptSignIn = useSignInPrompt();
  const { mutate, data, error, isPending } = useMutation(useApi().ads.revealContact.mutationOptions());
  const { label, Icon, signInSentence, addressOf } = variants[kind];
  const reveal = () =>
    mutate(
      { id: ad.id, kind },
      { onError: (refused) => isRefusal(refused, 'UNAUTHORIZED') && promptSignIn(signInSentence, reveal) },
    );

  if (data) {
    return (
      <ButtonLink href={addressOf(data.value, ad.title)} wide icon={<Icon size={18} className="shrink-0" />}>
        <span className="min-w-0 truncate">{data.value}</span>
      </ButtonLink>
    );
  }
  return (
    <>
      <Button
        wide
        icon={<Icon size={18} className="shrink-0" />}
        busy={isPending}
        className="[overflow-wrap:anywhere]"
        onClick={isSignedIn ? reveal : () => promptSignIn(signInSentence, reveal)}
      >
        {label}
      </Button>
      {error && (
        <div role="alert">
          <FieldError>{errorMessageOf(error, contactTexts.failed[kind])}</FieldError>
        </div>
      )}
    </>
  );
}

const variants = {
  phone: {
    label: 'Visa telefonnummer',
    Icon: Phone,
    signInSentence: signInFirst.seePhone,
    addressOf: phoneAddress,
  },
  email: { label: 'Visa e-post', Icon: Mail, signInSentence: signInFirst.seeEmail, addressOf: mailAddress },
} as const;
