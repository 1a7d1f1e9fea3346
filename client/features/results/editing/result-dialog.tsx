// Dialog for adding or editing a result; loaded on demand. Source: spec 2 §2 Basketball results.
import { useState } from 'react';
import type { EditedResult } from '#shared/features/results/editing/contract.ts';
import { RESULT_STATUSES, type ResultStatus } from '#shared/features/results/rules.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useLeagueNames, useTeamNames } from './known-names.ts';
import { NameField } from './name-field.tsx';
import { emptyForm, formOf, type ResultForm } from './result-form.ts';
import { useSaveResult } from './use-save-result.ts';

const NEW_TEAM = 'Nytt lag, som skapas när du sparar.';

const statusNames: Record<ResultStatus, string> = {
  scheduled: 'Kommande',
  live: 'Live',
  finished: 'Slut',
};

export interface ResultDialogProps {
  /** The result to edit; undefined to add one. */
  result: EditedResult | undefined;
  onClose: () => void;
}

export function ResultDialog({ result, onClose }: ResultDialogProps) {
  const [form, setForm] = useState(result ? formOf(result) : emptyForm);
  const { save, isSaving, errors, failure } = useSaveResult(result, onClose);
  const set = (change: Partial<ResultForm>) => setForm({ ...form, ...change });
  const textField = (
    name: 'homeScore' | 'awayScore' | 'gameDate' | 'venue',
    label: string,
    props: { inputMode?: 'numeric'; type?: string } = {},
  ) => (
    <Field label={label} required={name === 'gameDate'} error={errors[name]}>
      {(control) => (
        <TextInput
          {...control}
          {...props}
          autoComplete="off"
          value={form[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <FormDialog
      title={result ? 'Redigera resultat' : 'Nytt resultat'}
      submitLabel={result ? 'Spara' : 'Lägg till'}
      isSaving={isSaving}
      failure={failure}
      onSubmit={() => save(form)}
      onClose={onClose}
    >
      <NameField
        label="Hemmalag"
        value={form.homeTeam}
        error={errors['homeTeam']}
        newHint={NEW_TEAM}
        {...useTeamNames(form.homeTeam)}
        onChange={(homeTeam) => set({ homeTeam })}
      />
      <NameField
        label="Bortalag"
        value={form.awayTeam}
        error={errors['awayTeam']}
        newHint={NEW_TEAM}
        {...useTeamNames(form.awayTeam)}
        onChange={(awayTeam) => set({ awayTeam })}
      />
      <div className="grid grid-cols-2 gap-4">
        {textField('homeScore', 'Poäng hemma', { inputMode: 'numeric' })}
        {textField('awayScore', 'Poäng borta', { inputMode: 'numeric' })}
      </div>
      <NameField
        label="Liga"
        value={form.league}
        error={errors['league']}
        newHint="Ny liga, som skapas när du sparar."
        {...useLeagueNames(form.league)}
        onChange={(league) => set({ league })}
      />
      {textField('gameDate', 'Datum och tid', { type: 'datetime-local' })}
      <Field label="Status" error={errors['status']}>
        {(control) => (
          <Select
            {...control}
            value={form.status}
            onChange={({ target }) =>
              set({ status: RESULT_STATUSES.find((status) => status === target.value) ?? 'scheduled' })
            }
          >
            {RESULT_STATUSES.map((status) => (
              <option key={status} value={status}>
                {statusNames[status]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {textField('venue', 'Arena')}
      <Checkbox
        label="Utebliven match: avgjord utan spel"
        checked={form.isForfeit}
        onChange={({ target }) => set({ isForfeit: target.checked })}
      />
    </FormDialog>
  );
}
