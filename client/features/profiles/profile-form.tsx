// The panel for editing the user's own profile; loaded on demand. Source: spec 1 §2 Profile, §5 Profile edit.
import { type ReactNode, type SubmitEvent, useId } from 'react';
import type { OwnProfile } from '#shared/features/profiles/contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Field, type FieldControl, FieldError } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { type Removable, useProfileForm } from './use-profile-form.ts';

export interface ProfileFormProps {
  profile: OwnProfile;
  onClose: () => void;
  /** The portrait field. */
  children: (field: PortraitControl) => ReactNode;
}

/** The portrait: the id of a new one, null for none, undefined for the current one. */
export interface PortraitControl {
  id: string | null | undefined;
  onChange: (id: string | null) => void;
  error: string | undefined;
}

export function ProfileForm({ profile, onClose, children }: ProfileFormProps) {
  const headingId = useId();
  const form = useProfileForm(profile, onClose);
  const { draft, refusals } = form;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    void form.save();
  }

  const inputProps = (field: 'name' | Removable) => ({
    value: draft[field],
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) =>
      form.write({ [field]: target.value }),
  });
  const removable = (field: Removable, label: string, control: (control: FieldControl) => ReactNode) => (
    <RemovableField
      label={label}
      before={profile[field]}
      isEmpty={draft[field].trim() === ''}
      isRemoved={draft.removed.includes(field)}
      onToggle={() => form.toggleRemoval(field)}
      error={refusals[field]}
      control={control}
    />
  );

  return (
    <Card className="mb-6">
      <h2 id={headingId} className="mb-4 text-lg">
        Redigera profilen
      </h2>
      <form
        noValidate
        aria-labelledby={headingId}
        onSubmit={submit}
        className="flex max-w-140 flex-col gap-5"
      >
        {children({
          id: draft.portraitId,
          onChange: (portraitId) => form.write({ portraitId }),
          error: refusals['portraitId'],
        })}
        <Field
          label="Namn"
          error={refusals['name']}
          hint={draft.name.trim() === '' && unchangedHint(profile.name)}
        >
          {(control) => <TextInput {...control} {...inputProps('name')} autoComplete="name" />}
        </Field>
        {removable('phone', 'Telefon', (control) => (
          <TextInput {...control} {...inputProps('phone')} type="tel" autoComplete="tel" inputMode="tel" />
        ))}
        {removable('location', 'Ort', (control) => (
          <TextInput {...control} {...inputProps('location')} autoComplete="address-level2" />
        ))}
        {removable('bio', 'Om dig', (control) => (
          <TextArea {...control} {...inputProps('bio')} rows={4} className="min-h-32" />
        ))}
        {profile.birthYear !== null && (
          <p className="text-sm text-muted">
            Födelseår: {profile.birthYear}. Det visas aldrig för andra. Kontakta supporten om det är fel.
          </p>
        )}
        <div aria-live="polite">{form.failure && <FieldError>{form.failure}</FieldError>}</div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={form.isSaving}>
            Spara
          </Button>
          <Button onClick={onClose}>Avbryt</Button>
        </div>
      </form>
    </Card>
  );
}

const unchangedHint = (before: string): string => `Lämnar du fältet tomt står ”${before}” kvar.`;

interface RemovableFieldProps {
  label: string;
  before: string;
  isEmpty: boolean;
  isRemoved: boolean;
  onToggle: () => void;
  error: string | undefined;
  control: (control: FieldControl) => ReactNode;
}

/** An empty field leaves the stored value, so clearing it is a separate action. */
function RemovableField({
  label,
  before,
  isEmpty,
  isRemoved,
  onToggle,
  error,
  control,
}: RemovableFieldProps) {
  const short = before.length > 30 ? `${before.slice(0, 30)}…` : before;
  if (isRemoved) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p>{label} tas bort när du sparar.</p>
        <Button size="sm" onClick={onToggle}>
          Ångra
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-2 [&>:first-child]:w-full">
      <Field label={label} error={error} hint={isEmpty && before !== '' && unchangedHint(short)}>
        {control}
      </Field>
      {before !== '' && (
        <Button size="sm" variant="ghost" onClick={onToggle}>
          Ta bort {label.toLowerCase()}
        </Button>
      )}
    </div>
  );
}
