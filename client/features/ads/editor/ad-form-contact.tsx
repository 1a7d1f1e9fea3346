// The contact details that an ad shows.
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import type { AdFormState } from './use-ad-form.ts';

export interface ContactFieldsProps {
  form: AdFormState;
  /** Empty if the seller has none. */
  phone: string;
  email: string;
}

export function ContactFields({ form, phone, email }: ContactFieldsProps) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-muted">
        Den som är intresserad kan alltid skriva till dig här. Bara den som är inloggad ser det du väljer att
        visa.
      </p>
      <Checkbox
        {...form.register('showsPhone')}
        label={<>Visa mitt telefonnummer {phone && <span className="text-muted">({phone})</span>}</>}
      />
      <Checkbox
        {...form.register('showsEmail')}
        label={
          <>
            Visa min e-post <span className="[overflow-wrap:anywhere] text-muted">({email})</span>
          </>
        }
      />
    </div>
  );
}
