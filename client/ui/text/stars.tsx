// A rating in stars, read-only or as native radio buttons, so arrow keys and forms work.
import { useId } from 'react';
import Star from 'lucide-react/icons/star';
import { classNames } from '../class-names.ts';

const PLACES = [1, 2, 3, 4, 5] as const;

/** Five stars, the first `value` of them full. `label` is read by screen readers, e.g. "4 av 5". */
export function Stars({ value, label, size = 18 }: { value: number; label: string; size?: number }) {
  return (
    <span className="inline-flex shrink-0 gap-0.5 text-accent-text">
      <span className="sr-only">{label}</span>
      {PLACES.map((place) => (
        <Star
          key={place}
          size={size}
          className={place <= Math.round(value) ? 'fill-current' : 'text-outline'}
        />
      ))}
    </span>
  );
}

/** One star in front of an average that is written as text. */
export function StarMark({ size = 16 }: { size?: number }) {
  return <Star size={size} className="shrink-0 fill-current" />;
}

export interface StarChoiceProps<Value extends number> {
  legend: string;
  /** Null for none yet. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Label of each rating, from one to five. */
  labels: Readonly<Record<Value, string>>;
  error?: string | undefined;
  errorId?: string;
}

/** One to five. The selected rating is also shown as text. */
export function StarChoice<Value extends number>(props: StarChoiceProps<Value>) {
  const { legend, value, onChange, labels, error, errorId } = props;
  const name = useId();
  const values = PLACES as readonly number[] as readonly Value[];
  return (
    <fieldset
      className="min-w-0"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="mb-1.5 text-sm font-semibold">
        {legend}
        <span aria-hidden="true" className="text-accent-text">
          {' *'}
        </span>
      </legend>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="-ml-2 inline-flex">
          {values.map((place) => (
            <label
              key={place}
              title={labels[place]}
              className={classNames(
                'relative grid size-11 cursor-pointer place-items-center rounded-sm hover:text-accent-text',
                'has-focus-visible:outline-3 has-focus-visible:outline-focus',
                value !== null && place <= value ? 'text-accent-text [&_svg]:fill-current' : 'text-outline',
              )}
            >
              <input
                type="radio"
                name={name}
                value={place}
                checked={place === value}
                onChange={() => onChange(place)}
                aria-label={`${place} av 5, ${labels[place]}`}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Star size={28} />
            </label>
          ))}
        </span>
        <span aria-hidden="true" className="text-sm font-semibold">
          {value === null ? '' : labels[value]}
        </span>
      </div>
    </fieldset>
  );
}
