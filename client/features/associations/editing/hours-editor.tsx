// The weekly hours of an open court: rows that can be added, changed and removed.
import { useRef, useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { MAX_HOURS, WEEKDAYS, weekdayName } from '#shared/features/associations/rules.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field, FieldError } from '../../../ui/form/field.tsx';
import { FilterSelect } from '../../../ui/form/filter-select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { describeHours } from '../list/opening-text.ts';
import { type HoursDraft, newHours } from './association-draft.ts';

export interface HoursEditorProps {
  hours: readonly HoursDraft[];
  onChange: (hours: HoursDraft[]) => void;
  /** Error messages by path, as `hours.0.from`, or of all rows, as `hours`. */
  errors: Readonly<Record<string, string>>;
}

export function HoursEditor({ hours, onChange, errors }: HoursEditorProps) {
  // Errors name rows by their index at the time of saving. Rows may have been removed since.
  const [checked, setChecked] = useState({ errors, keys: hours.map(({ key }) => key) });
  if (checked.errors !== errors) setChecked({ errors, keys: hours.map(({ key }) => key) });
  const isRowWrong = Object.keys(errors).some((path) => path.startsWith('hours.'));
  const change = (key: string, part: Partial<HoursDraft>) =>
    onChange(hours.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const fieldset = useRef<HTMLFieldSetElement>(null);

  function remove(index: number): void {
    // One button in each row, and the one that adds a row: the next one gets the focus of the removed button.
    const buttons = fieldset.current?.querySelectorAll('button');
    [buttons?.[index + 1], buttons?.[index - 1]].find((button) => button?.disabled === false)?.focus();
    onChange(hours.filter((_row, other) => other !== index));
  }

  return (
    <fieldset ref={fieldset} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 text-sm font-semibold">Tider varje vecka</legend>
      <p className="text-sm text-muted">Dygnet runt: skriv 00:00–00:00.</p>
      {hours.map((row, index) => (
        <HoursRow
          key={row.key}
          row={row}
          errorOf={(name) => errors[`hours.${checked.keys.indexOf(row.key)}.${name}`]}
          onChange={(part) => change(row.key, part)}
          onRemove={() => remove(index)}
        />
      ))}
      {errors['hours'] && !isRowWrong && <FieldError>{errors['hours']}</FieldError>}
      <Button
        size="sm"
        className="self-start"
        icon={<Plus size={16} />}
        disabled={hours.length >= MAX_HOURS}
        onClick={() => onChange([...hours, newHours(hours.at(-1))])}
      >
        Lägg till tid
      </Button>
    </fieldset>
  );
}

const weekdays = Object.fromEntries(WEEKDAYS.map((name, index) => [index + 1, name]));

interface HoursRowProps {
  row: HoursDraft;
  errorOf: (name: keyof HoursDraft) => string | undefined;
  onChange: (part: Partial<HoursDraft>) => void;
  onRemove: () => void;
}

function HoursRow({ row, errorOf, onChange, onRemove }: HoursRowProps) {
  const { weekday, from, to } = row;
  const time = (name: 'from' | 'to', label: string) => (
    <Field label={label} error={errorOf(name)}>
      {(control) => (
        <TextInput
          {...control}
          type="time"
          value={row[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  );
  const text = (name: 'ageGroup' | 'fee' | 'address', label: string, placeholder: string) => (
    <Field label={label} error={errorOf(name)} className={name === 'address' ? 'col-span-2' : ''}>
      {(control) => (
        <TextInput
          {...control}
          value={row[name]}
          placeholder={placeholder}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  );
  const day = (name: 'validFrom' | 'validUntil', label: string) => (
    <Field label={label} error={errorOf(name)}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          value={row[name] ?? ''}
          onChange={({ target }) => onChange({ [name]: target.value || null })}
        />
      )}
    </Field>
  );
  return (
    <div className="relative flex gap-2 rounded-md border border-line p-3">
      <div className="grid min-w-0 flex-1 grid-cols-2 gap-3 sm:grid-cols-3">
        <FilterSelect
          label="Veckodag"
          labels={weekdays}
          value={String(weekday)}
          onChange={(chosen) => onChange({ weekday: Number(chosen) })}
          className="max-sm:col-span-2 max-sm:pr-12"
        />
        {time('from', 'Från')}
        {time('to', 'Till')}
        {text('address', 'Adress', 'Hall och gata')}
        {text('fee', 'Avgift', 'Gratis')}
        {text('ageGroup', 'Ålder', 'Alla')}
        {day('validFrom', 'Första dagen')}
        {day('validUntil', 'Sista dagen')}
        <Checkbox
          label="Stängt helgdagar"
          className="col-span-full"
          checked={row.closedOnHolidays}
          onChange={({ target }) => onChange({ closedOnHolidays: target.checked })}
        />
      </div>
      <IconButton
        label={`Ta bort ${weekdayName(weekday)} ${describeHours(from, to)}`}
        icon={<Trash2 size={18} />}
        className="max-sm:absolute max-sm:top-2 max-sm:right-2"
        onClick={onRemove}
      />
    </div>
  );
}
