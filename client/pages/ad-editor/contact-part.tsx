// Contact fields of the ad form, and the birth year and the kind of seller if they are missing in the profile.
import type { Ref } from 'react';
import { paths } from '#shared/paths.ts';
import { ContactFields } from '../../features/ads/editor/ad-form-contact.tsx';
import type { AdFormState } from '../../features/ads/editor/use-ad-form.ts';
import { SellerFields } from '../../features/profiles/seller-fields.tsx';
import { BirthYearField, isYearOfMinor } from '../../features/profiles/birth-year-field.tsx';
import { RetryButton } from '../../ui/button/retry-button.tsx';
import { Anchor } from '../../ui/button/anchor.tsx';
import { Field, FieldError } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { AuthorDetails } from './author-details.ts';

export interface ContactPartProps {
  form: AdFormState;
  details: AuthorDetails;
  yearRef: Ref<HTMLInputElement>;
  phoneRef: Ref<HTMLInputElement>;
}

export function ContactPart({ form, details, yearRef, phoneRef }: ContactPartProps) {
  const { profile, isFailed, isFetching, retry, typed, write, refusals } = details;
  if (!profile && isFailed)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <FieldError>Kunde inte hämta dina kontaktuppgifter</FieldError>
        <RetryButton size="sm" isRetrying={isFetching} onRetry={retry} />
      </div>
    );
  if (!profile) return <Skeleton className="h-28" />;
  const { birthYear, phone, email, ageRefusal } = profile;
  const isMinor = birthYear === null ? isYearOfMinor(typed.birthYear) : profile.isTreatedAsMinor;
  return (
    <>
      {ageRefusal && <Notice tone="warning" title={ageRefusal} />}
      {birthYear === null && (
        <BirthYearField
          ref={yearRef}
          value={typed.birthYear}
          onChange={(year) => write({ birthYear: year })}
          error={refusals['birthYear']}
        />
      )}
      {isMinor ? (
        <p>Du är under 18, så varken ditt telefonnummer eller din e-post visas för någon.</p>
      ) : (
        <>
          {phone === '' && (
            <Field
              label="Telefon"
              hint="Sparas i din profil. Lämna tomt om du inte vill ha något nummer här."
              error={refusals['phone']}
            >
              {(control) => (
                <TextInput
                  {...control}
                  ref={phoneRef}
                  value={typed.phone}
                  onChange={({ target }) => write({ phone: target.value })}
                  type="tel"
                  autoComplete="tel"
                  inputMode="tel"
                  className="sm:max-w-80"
                />
              )}
            </Field>
          )}
          {profile.business ? (
            <p>
              {`Du annonserar som företag: ${profile.business.name}.`}{' '}
              <Anchor href={paths.profile} className="text-pine underline">
                Ändra i din profil
              </Anchor>
            </p>
          ) : (
            <>
              <p>Du säljer som privatperson, om du inte säljer i näringsverksamhet: det ska annonsen säga.</p>
              <SellerFields
                business={typed.business}
                onChange={(business) => write({ business })}
                refusals={refusals}
              />
              {refusals['business'] && <FieldError>{refusals['business']}</FieldError>}
            </>
          )}
          <ContactFields form={form} phone={phone || typed.phone.trim()} email={email} />
        </>
      )}
    </>
  );
}
