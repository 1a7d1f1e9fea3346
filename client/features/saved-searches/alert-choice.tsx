// When one wants to hear of new ads, each choice with what it means.
import { useId } from 'react';
import { SEARCH_ALERTS, type SearchAlert } from '#shared/features/saved-searches/rules.ts';
import { alertWords } from '#shared/features/saved-searches/words.ts';

export interface AlertChoiceProps {
  value: SearchAlert;
  onChange: (alert: SearchAlert) => void;
}

export function AlertChoice({ value, onChange }: AlertChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">När vill du få veta om nya annonser?</legend>
      <div className="flex flex-col gap-2">
        {SEARCH_ALERTS.map((alert) => (
          <label
            key={alert}
            className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-md border border-outline px-3 py-2.5 has-checked:border-pine has-checked:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={alert}
              checked={alert === value}
              onChange={() => onChange(alert)}
              className="size-4 shrink-0 accent-pine outline-none"
            />
            <span className="font-semibold">{alertWords[alert].label}</span>
            <span className="col-start-2 text-sm text-muted">{alertWords[alert].explanation}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
