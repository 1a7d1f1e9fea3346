// Dialog for adding or editing a result; loaded on demand. Source: spec 2 §2 Basketball results.
import type { EditedResult } from '#shared/features/results/editing/contract.ts';
import { RESULT_STATUSES, type ResultStatus } from '#shared/features/results/rules.ts';
import { storedNow } from '../../../core/drafts/use-rebased-form.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { RestoredDraft } from '../../../ui/form/restored-draft.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useLeagueNames, useTeamNames } from './known-names.ts';
import { NameField } from './name-field.tsx';
import type { ResultForm } from './result-form.ts';
import { useResultForm } from './use-result-form.ts';

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
  const { form, change, theirs, isChanged, reset, save, isSaving, errors, failure } = useResultForm(
    result,
    onClose,
  );
  const errorOf = (name: Exclude<keyof ResultForm, 'isForfeit'>) => {
    const { status, gameDate } = theirs;
    const shown = { ...theirs, status: status && statusNames[status], gameDate: gameDate?.replace('T', ' ') };
    const stored = shown[name];
    return errors[name] ?? (stored === undefined ? undefined : storedNow(stored));
  };
  const textField = (
    name: 'homeScore' | 'awayScore' | 'gameDate' | 'venue',
    label: string,
    props: { inputMode?: 'numeric'; type?: string } = {},
  ) => (
    <Field label={label} required={name === 'gameDate'} error={errorOf(name)}>
      {(control) => (
        <TextInput
          {...control}
          {...props}
          autoComplete="off"
          value={form[name]}
          onChange={({ target }) => change({ [name]: target.value })}
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
      onSubmit={save}
      onClose={onClose}
    >
      <RestoredDraft isChanged={isChanged} onReset={reset} />
      <NameField
        label="Hemmalag"
        value={form.homeTeam}
        error={errorOf('homeTeam')}
        newHint={NEW_TEAM}
        {...useTeamNames(form.homeTeam)}
        onChange={(homeTeam) => change({ homeTeam })}
      />
      <NameField
        label="Bortalag"
        value={form.awayTeam}
        error={errorOf('awayTeam')}
        newHint={NEW_TEAM}
        {...useTeamNames(form.awayTeam)}
        onChange={(awayTeam) => change({ awayTeam })}
      />
      <div className="grid grid-cols-2 gap-4">
        {textField('homeScore', 'Poäng hemma', { inputMode: 'numeric' })}
        {textField('awayScore', 'Poäng borta', { inputMode: 'numeric' })}
      </div>
      <NameField
        label="Liga"
        value={form.league}
        error={errorOf('league')}
        newHint="Ny liga, som skapas när du sparar."
        {...useLeagueNames(form.league)}
        onChange={(league) => change({ league })}
      />
      {textField('gameDate', 'Datum och tid', { type: 'datetime-local' })}
      <StatusField value={form.status} error={errorOf('status')} onChange={(status) => change({ status })} />
      {textField('venue', 'Arena')}
      <Checkbox
        label="Utebliven match: avgjord utan spel"
        checked={form.isForfeit}
        onChange={({ target }) => change({ isForfeit: target.checked })}
      />
    </FormDialog>
  );
}

function StatusField({
  value,
  error,
  onChange,
}: {
  value: ResultStatus;
  error: string | undefined;
  onChange: (status: ResultStatus) => void;
}) {
  return (
    <Field label="Status" error={error}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) =>
            onChange(RESULT_STATUSES.find((status) => status === target.value) ?? 'scheduled')
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
  );
}
