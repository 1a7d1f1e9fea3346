// The contact details that an ad shows.
import { useWatch } from 'react-hook-form';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { AdFormState } from './use-ad-form.ts';

export interface ContactFieldsProps {
  form: AdFormState;
  /** Empty if the seller has none. */
  phone: string;
  email: string;
}

export function ContactFields({ form, phone, email }: ContactFieldsProps) {
  const [showsPhone, showsEmail] = useWatch({ control: form.control, name: ['showsPhone', 'showsEmail'] });
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-muted">Bara den som är inloggad kan se det du väljer att visa.</p>
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
      {!(showsPhone && phone) && !showsEmail && (
        <Notice title="Ingen kan nå dig än">
          Visa telefonnummer eller e-post, så att den som är intresserad kan höra av sig.
        </Notice>
      )}
    </div>
  );
}
