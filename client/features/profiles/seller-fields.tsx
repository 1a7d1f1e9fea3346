// Fields for whether a seller sells as a private person or as a business: in the profile and in the ad form.
import { useId } from 'react';
import type { Business } from '#shared/features/profiles/business.ts';
import { SELLERS, sellerLabels } from '#shared/features/profiles/sellers.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';

const fields = [
  { name: 'name', label: 'Företagets namn', autoComplete: 'organization' },
  { name: 'number', label: 'Organisationsnummer', autoComplete: 'off' },
  { name: 'address', label: 'Postadress', autoComplete: 'street-address' },
  { name: 'email', label: 'Företagets e-post', autoComplete: 'email' },
] as const;
const blank: Business = { name: '', number: '', address: '', email: '' };

export interface SellerFieldsProps {
  /** Null for a private seller. */
  business: Business | null;
  onChange: (business: Business | null) => void;
  /** Errors by field; the fields of a business begin with `business.`. */
  refusals: Readonly<Record<string, string>>;
}

export function SellerFields({ business, onChange, refusals }: SellerFieldsProps) {
  const group = useId();
  const kind = business ? 'business' : 'private';
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Du säljer som</legend>
        {SELLERS.map((one) => (
          <label key={one} className="filter-choice">
            <input
              type="radio"
              name={group}
              value={one}
              checked={kind === one}
              onChange={() => onChange(one === 'business' ? blank : null)}
            />
            {sellerLabels[one]}
          </label>
        ))}
      </fieldset>
      {business &&
        fields.map(({ name, label, autoComplete }) => (
          <Field key={name} label={label} error={refusals[`business.${name}`]}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete={autoComplete}
                value={business[name]}
                onChange={({ target }) => onChange({ ...business, [name]: target.value })}
              />
            )}
          </Field>
        ))}
    </>
  );
}
