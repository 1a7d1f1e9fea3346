// The fields of a suggestion. Source: spec 1 §3 Tournament suggestion.
import type { ComponentProps, ReactNode } from 'react';
import { MAX_SUGGESTED_DESCRIPTION } from '#shared/features/tournaments/suggestion/contract.ts';
import { suggestedLevelLabels } from '#shared/features/tournaments/suggestion/rules.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { CityField } from '../../../ui/place/city-field.tsx';
import type { SuggestionDraft } from './suggestion-draft.ts';

export interface SuggestionFieldsProps {
  draft: SuggestionDraft;
  errors: Readonly<Record<string, string>>;
  onWrite: (change: Partial<SuggestionDraft>) => void;
  /** The account's address, which is used for a signed-in user. */
  accountEmail: string | undefined;
  pictures: ReactNode;
}

export function SuggestionFields({ draft, errors, onWrite, accountEmail, pictures }: SuggestionFieldsProps) {
  const textField = (
    name: Exclude<keyof SuggestionDraft, 'pictures' | 'description' | 'level' | 'placeId'>,
    label: string,
    { hint, required = false, ...input }: ComponentProps<typeof TextInput> & { hint?: string } = {},
  ) => (
    <Field label={label} hint={hint} required={required} error={errors[name]}>
      {(control) => (
        <TextInput
          {...control}
          value={draft[name]}
          onChange={({ target }) => onWrite({ [name]: target.value })}
          {...input}
        />
      )}
    </Field>
  );
  return (
    <>
      {textField('name', 'Turneringens namn', { required: true })}
      <TextAreaField
        label="Beskrivning"
        required
        rows={4}
        maxLength={MAX_SUGGESTED_DESCRIPTION}
        error={errors['description']}
        value={draft.description}
        onChange={(description) => onWrite({ description })}
      />
      <Field label="Nivå" required error={errors['level']}>
        {(control) => (
          <Select
            {...control}
            value={draft.level}
            onChange={({ target }) => onWrite({ level: target.value })}
          >
            <option value="">Välj nivå</option>
            {Object.entries(suggestedLevelLabels).map(([level, label]) => (
              <option key={level} value={level}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        {textField('startDate', 'Startdatum', { required: true, type: 'date' })}
        {textField('endDate', 'Slutdatum', { type: 'date', min: draft.startDate })}
        <CityField
          label="Stad"
          required
          error={errors['location']}
          value={draft.location}
          onType={(location) => onWrite({ location, placeId: null })}
          onChoose={({ id }) => onWrite({ placeId: id })}
        />
        {textField('address', 'Adress', { placeholder: 'Hall och gata' })}
        {textField('prizePool', 'Prispott i kronor', { inputMode: 'numeric' })}
        {textField('website', 'Webbplats', { type: 'url', placeholder: 'https://' })}
        {textField('organizerName', 'Arrangör')}
        {textField('contactPhone', 'Telefon till kontakten', { type: 'tel', autoComplete: 'tel' })}
      </div>
      {textField('contactEmail', 'E-post till kontakten', {
        type: 'email',
        autoComplete: 'email',
        required: accountEmail === undefined,
        hint:
          accountEmail === undefined
            ? 'Dit mejlar vi när turneringen är publicerad.'
            : 'Adressen på ditt konto.',
        ...(accountEmail !== undefined && { value: accountEmail, readOnly: true }),
      })}
      {pictures}
    </>
  );
}
