// The fields of an association. Source: spec 2 §5 Association.
import { type ComponentProps, useId } from 'react';
import { DISTRICTS } from '#shared/features/associations/rules.ts';
import { placeTexts } from '#shared/features/places/texts.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { CoordinateFields } from '../../../ui/map/coordinate-fields.tsx';
import { CityField } from '../../../ui/place/city-field.tsx';
import type { AssociationDraft, LineField } from './association-draft.ts';
import { HoursEditor } from './hours-editor.tsx';
import { type SavedTown, useAssociationTown } from './use-association-town.ts';

export interface AssociationFieldsProps {
  draft: AssociationDraft;
  saved: SavedTown;
  errors: Readonly<Record<string, string>>;
  onWrite: (part: Partial<AssociationDraft>) => void;
}

export function AssociationFields({ draft, saved, errors, onWrite }: AssociationFieldsProps) {
  const districtsId = useId();
  const town = useAssociationTown(draft, saved, onWrite);
  const textField = (
    name: LineField,
    label: string,
    input: ComponentProps<typeof TextInput> & { hint?: string; required?: boolean } = {},
  ) => {
    const { hint, required, ...attributes } = input;
    return (
      <Field label={label} hint={hint} error={errors[name]} {...(required && { required })}>
        {(control) => (
          <TextInput
            {...control}
            {...attributes}
            value={draft[name]}
            onChange={({ target }) => onWrite({ [name]: target.value })}
          />
        )}
      </Field>
    );
  };
  const text = (name: 'description' | 'openCourtInfo', label: string) => (
    <Field label={label} error={errors[name]}>
      {(control) => (
        <TextArea
          {...control}
          value={draft[name]}
          onChange={({ target }) => onWrite({ [name]: target.value })}
        />
      )}
    </Field>
  );

  // The fields are stored while the hall is closed too, so their errors have to be shown.
  const isCourtWrong = ['openCourtDays', 'openCourtInfo', 'hours'].some((name) => errors[name]);

  return (
    <>
      {textField('name', 'Namn', { required: true })}
      {text('description', 'Beskrivning')}
      <div className="grid gap-5 sm:grid-cols-2">
        {textField('contactPerson', 'Kontaktperson')}
        {textField('phone', 'Telefon', { type: 'tel' })}
        {textField('email', 'E-post', { type: 'email' })}
        {textField('websiteUrl', 'Webbplats', { type: 'url', placeholder: 'https://' })}
        <Field label="Postnummer" error={errors['postalCode']}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              value={draft.postalCode}
              onChange={({ target }) => town.writePostalCode(target.value)}
            />
          )}
        </Field>
        <CityField
          label="Ort"
          error={errors['city']}
          hint={town.isOffMap ? placeTexts.unknownTown : undefined}
          value={draft.city}
          onType={town.writeTown}
          onChoose={town.chooseTown}
        />
        {textField('district', 'Distrikt', { list: districtsId })}
        {textField('federation', 'Förbund')}
      </div>
      <CoordinateFields
        label="Föreningens plats"
        value={draft}
        town={town.position}
        errors={errors}
        onChange={({ latitude, longitude }) => onWrite({ latitude, longitude })}
      />
      <datalist id={districtsId}>
        {DISTRICTS.map((district) => (
          <option key={district}>{district}</option>
        ))}
      </datalist>
      <Switch
        label="Har öppen hall"
        hint="Vem som helst kan komma och spela."
        checked={draft.hasOpenCourt}
        onChange={(hasOpenCourt) => onWrite({ hasOpenCourt })}
      />
      {(draft.hasOpenCourt || isCourtWrong) && (
        <>
          {textField('openCourtDays', 'Dagar', { placeholder: 'Tisdagar och lördagar' })}
          {text('openCourtInfo', 'Information')}
          <HoursEditor hours={draft.hours} onChange={(hours) => onWrite({ hours })} errors={errors} />
        </>
      )}
    </>
  );
}
