// A radio group side by side, made of native radio buttons, so arrow keys and forms work.
import { useId, type ReactNode } from 'react';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import { classNames } from '../class-names.ts';

export type SegmentedOption<Value extends string> = { value: Value; label: string; icon?: ReactNode };

export type SegmentedControlProps<Value extends string> = {
  legend: string;
  options: ReadonlyArray<SegmentedOption<Value>>;
  value: Value;
  onChange: (value: Value) => void;
  showLegend?: boolean;
  /** Show the icons only; the labels remain for screen readers. */
  iconsOnly?: boolean;
  className?: string;
};

export function SegmentedControl<Value extends string>({
  legend,
  options,
  value,
  onChange,
  showLegend,
  iconsOnly,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classNames('min-w-0 print:hidden', className)}>
      <legend className={showLegend ? 'mb-1.5 text-sm font-semibold' : 'sr-only'}>{legend}</legend>
      <div className="inline-flex max-w-full flex-wrap gap-1 rounded-md border border-line bg-sunken p-1">
        {options.map((option) => (
          <label
            key={option.value}
            title={iconsOnly ? option.label : undefined}
            className={classNames(
              'relative inline-flex min-h-9 cursor-pointer touch:min-h-11 items-center justify-center gap-2 rounded-sm',
              'font-display text-xs font-bold text-muted transition-colors duration-150 hover:text-ink',
              'has-checked:bg-ink has-checked:text-bg has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
              'has-focus-visible:outline-focus',
              iconsOnly ? 'w-9 max-md:w-11' : 'px-3 max-sm:px-2.5',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.icon}
            <span className={iconsOnly ? 'sr-only' : undefined}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export type View = 'grid' | 'list';

/** Rutnät or lista. */
export function ViewSwitch({ value, onChange }: { value: View; onChange: (view: View) => void }) {
  return (
    <SegmentedControl
      legend="Visa som"
      iconsOnly
      value={value}
      onChange={onChange}
      options={[
        { value: 'grid', label: 'Rutnät', icon: <LayoutGrid size={18} /> },
        { value: 'list', label: 'Lista', icon: <List size={18} /> },
      ]}
    />
  );
}
