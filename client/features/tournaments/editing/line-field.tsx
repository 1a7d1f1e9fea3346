// A field of a tournament's draft in one line.
import type { ComponentProps } from 'react';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { TournamentDraft } from './tournament-draft.ts';

type LineName = {
  [Name in keyof TournamentDraft]: TournamentDraft[Name] extends string
    ? string extends TournamentDraft[Name]
      ? Name
      : never
    : never;
}[keyof TournamentDraft];

export interface LineFieldProps extends Pick<
  ComponentProps<typeof TextInput>,
  'type' | 'inputMode' | 'placeholder' | 'min'
> {
  draft: TournamentDraft;
  errors: Readonly<Record<string, string>>;
  onWrite: (part: Partial<TournamentDraft>) => void;
  name: LineName;
  label: string;
  hint?: string;
  required?: boolean;
}

export function LineField({
  draft,
  errors,
  onWrite,
  name,
  label,
  hint,
  required = false,
  ...input
}: LineFieldProps) {
  return (
    <Field label={label} hint={hint} required={required} error={errors[name]}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          value={draft[name]}
          onChange={({ target }) => onWrite({ [name]: target.value })}
        />
      )}
    </Field>
  );
}
