// Whether the user sells as a private person or as a business, and the details of the business.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { Business } from '#shared/features/profiles/business.ts';
import type { OwnProfile } from '#shared/features/profiles/contract.ts';
import { SELLERS, type Seller, sellerLabels } from '#shared/features/profiles/sellers.ts';
import { profileTexts } from '#shared/features/profiles/texts.ts';
import { useApi } from '../../core/api.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Field, FieldError } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Card } from '../../ui/layout/card.tsx';

const fields = [
  { name: 'name', label: 'Företagets namn', autoComplete: 'organization' },
  { name: 'number', label: 'Organisationsnummer', autoComplete: 'off' },
  { name: 'address', label: 'Postadress', autoComplete: 'street-address' },
  { name: 'email', label: 'Företagets e-post', autoComplete: 'email' },
] as const;
const blank: Business = { name: '', number: '', address: '', email: '' };

/** Nothing for people treated as minors, who cannot sell as a business. */
export function SellerKind({ profile }: { profile: OwnProfile }) {
  const [kind, setKind] = useState<Seller>(profile.business ? 'business' : 'private');
  const [business, setBusiness] = useState(profile.business ?? blank);
  const { mutate, isPending, error } = useSaveBusiness();
  const refusals = fieldErrorsOf(error);
  const isUnchanged = kind === 'private' && !profile.business;
  if (profile.isTreatedAsMinor) return null;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    mutate({ business: kind === 'business' ? business : null });
  }

  return (
    <Card className="mb-6">
      <h2 className="text-lg">Du säljer som</h2>
      <p className="mt-1 mb-4 text-muted">
        Den som säljer i näringsverksamhet ska säga det. Uppgifterna visas för alla på dina annonser och din
        profil.
      </p>
      <form noValidate onSubmit={submit} className="flex max-w-140 flex-col gap-4">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Du säljer som</legend>
          {SELLERS.map((one) => (
            <label key={one} className="filter-choice">
              <input
                type="radio"
                name="seller-kind"
                value={one}
                checked={kind === one}
                onChange={() => setKind(one)}
              />
              {sellerLabels[one]}
            </label>
          ))}
        </fieldset>
        {kind === 'business' &&
          fields.map(({ name, label, autoComplete }) => (
            <Field key={name} label={label} error={refusals[`business.${name}`] ?? refusals[name]}>
              {(control) => (
                <TextInput
                  {...control}
                  autoComplete={autoComplete}
                  value={business[name]}
                  onChange={({ target }) => setBusiness({ ...business, [name]: target.value })}
                />
              )}
            </Field>
          ))}
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

function useSaveBusiness() {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const saving = useMutation(
    api.profiles.change.mutationOptions({
      onSuccess: async (saved) => {
        toast.success(profileTexts.saved);
        queryClient.setQueryData(api.profiles.own.queryKey(), saved);
        await queryClient.invalidateQueries({ queryKey: api.ads.key() });
        await queryClient.invalidateQueries({ queryKey: api.profiles.find.key() });
      },
      onError: (refused, change) => {
        if (isRefusal(refused, 'UNAUTHORIZED'))
          promptSignIn(errorMessageOf(refused), () => saving.mutate(change));
      },
    }),
  );
  return saving;
}
