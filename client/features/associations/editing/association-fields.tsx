// The fields of an association. Source: spec 2 §5 Association.
import { type ComponentProps, useId, useRef, useState } from 'react';
import type { EditedAssociation } from '#shared/features/associations/editing/contract.ts';
import { DISTRICTS } from '#shared/features/associations/rules.ts';
import { placeTexts } from '#shared/features/places/texts.ts';
import type { Coordinates } from '#shared/places/distance.ts';
import { cityOfPostalCode, normalizePostalCode } from '#shared/places/postal-codes.ts';
import { usePlace } from '../../../core/place-name.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { CoordinateFields } from '../../../ui/map/coordinate-fields.tsx';
import { usePinOfTown } from '../../../ui/map/use-pin-of-town.ts';
import { CityField } from '../../../ui/place/city-field.tsx';
import type { AssociationDraft, LineField } from './association-draft.ts';
import { HoursEditor } from './hours-editor.tsx';

export interface AssociationFieldsProps {
  draft: AssociationDraft;
  /** The town as it is saved; null for a new association. */
  saved: Pick<EditedAssociation, 'city' | 'isOnMap' | 'townPosition'> | null;
  errors: Readonly<Record<string, string>>;
  onWrite: (part: Partial<AssociationDraft>) => void;
}

export function AssociationFields({ draft, saved, errors, onWrite }: AssociationFieldsProps) {
  const districtsId = useId();
  const [town, setTown] = useState<Coordinates | null>(null);
  const savedTown = saved !== null && saved.city === draft.city ? saved : null;
  // Of a reopened editor, whose town was chosen earlier.
  const storedTown = usePlace(town ? undefined : (draft.placeId ?? undefined));
  /** The last town of a complete postal code or a choice: an incomplete code has none. */
  const lastCity = useRef(draft.city);
  const pinOf = usePinOfTown({ town: draft.city, latitude: draft.latitude, longitude: draft.longitude });
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

  /** The postal code fills in the town, unless the user has typed another. */
  function writePostalCode(typed: string): void {
    const postalCode = normalizePostalCode(typed);
    const derived = cityOfPostalCode(draft.postalCode);
    const city = draft.city === '' || draft.city === derived ? cityOfPostalCode(postalCode) : draft.city;
    // As when a town is chosen: the pin belongs to the former one.
    const isOther = city !== '' && lastCity.current !== '' && city !== lastCity.current;
    if (city) lastCity.current = city;
    const isSame = city === draft.city;
    onWrite({
      postalCode,
      city,
      ...(!isSame && { placeId: null }),
      ...(isOther && { latitude: '', longitude: '' }),
    });
  }

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
              onChange={({ target }) => writePostalCode(target.value)}
            />
          )}
        </Field>
        <CityField
          label="Ort"
          error={errors['city']}
          hint={draft.city !== '' && savedTown?.isOnMap === false ? placeTexts.unknownTown : undefined}
          value={draft.city}
          onType={(city) => {
            setTown(null);
            onWrite({ city, placeId: null, ...pinOf(city) });
          }}
          onChoose={(place) => {
            setTown(place);
            lastCity.current = place.name;
            onWrite({ placeId: place.id, latitude: '', longitude: '' });
          }}
        />
        {textField('district', 'Distrikt', { list: districtsId })}
        {textField('federation', 'Förbund')}
      </div>
      <CoordinateFields
        label="Föreningens plats"
        value={draft}
        town={town ?? storedTown ?? savedTown?.townPosition ?? null}
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
