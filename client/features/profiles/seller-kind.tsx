// Whether the user sells as a private person or as a business, and the details of the business.
import { type SubmitEvent, useState } from 'react';
import type { OwnProfile } from '#shared/features/profiles/contract.ts';
import { profileTexts } from '#shared/features/profiles/texts.ts';
import { useApi } from '../../core/api.ts';
import { fieldErrorsOf, errorMessageOf } from '../../core/failure.ts';
import { Button } from '../../ui/button/button.tsx';
import { FieldError } from '../../ui/form/field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { SellerFields } from './seller-fields.tsx';
import { useSaveProfile } from './use-save-profile.ts';

/** Renders nothing for people treated as minors, who cannot sell as a business. */
export function SellerKind({ profile }: { profile: OwnProfile }) {
  const [business, setBusiness] = useState(profile.business);
  const api = useApi();
  const { mutate, isPending, error } = useSaveProfile([api.ads.key(), api.profiles.find.key()]);
  const isUnchanged = !business && !profile.business;
  if (profile.isTreatedAsMinor) return null;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    mutate({ business });
  }

  return (
    <Card className="mt-8 mb-6">
      <h2 className="text-lg">Du säljer som</h2>
      <p className="mt-1 mb-4 text-muted">
        Den som säljer i näringsverksamhet ska säga det. Uppgifterna visas för alla på dina annonser och din
        profil.
      </p>
      <form noValidate onSubmit={submit} className="flex max-w-140 flex-col gap-4">
        <SellerFields business={business} onChange={setBusiness} refusals={fieldErrorsOf(error)} />
        <div aria-live="polite">
          {error && <FieldError>{`${profileTexts.saveFailed}. ${errorMessageOf(error)}`}</FieldError>}
        </div>
        <Button type="submit" busy={isPending} disabled={isUnchanged} className="self-start">
          Spara hur du säljer
        </Button>
      </form>
    </Card>
  );
}
