// Tabs of our own: the library's write inline styles on the server, which the content policy refuses.
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { scrollIntoRow } from './scroll-into-row.ts';

export type Tab<Value extends string> = { value: Value; label: string; badge?: ReactNode };

export type TabsProps<Value extends string> = {
  /** Name of the tab list for screen readers. */
  label: string;
  tabs: ReadonlyArray<Tab<Value>>;
  value: Value;
  onChange: (value: Value) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
};

/** Arrow keys, Home and End move the focus and select. Keep `value` in the address when a page consists of tabs. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);

  // On a phone the row may be wider than the screen, and the selected tab grows when its badge appears.
  useEffect(() => {
    const chosen = document.getElementById(`${id}-${value}`);
    if (!row.current || !chosen) return;
    const observer = new ResizeObserver(() => row.current && scrollIntoRow(chosen, row.current));
    observer.observe(chosen);
    return () => observer.disconnect();
  }, [id, value]);

  function move(event: KeyboardEvent<HTMLDivElement>): void {
    const at = tabs.findIndex((tab) => tab.value === value);
    const goals: Record<string, number> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const goal = tabs[goals[event.key] ?? -1];
    if (!goal) return;
    event.preventDefault();
    onChange(goal.value);
    document.getElementById(`${id}-${goal.value}`)?.focus();
  }

  return (
    <div>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={move}
        className="relative flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className={classNames(
              'inline-flex min-h-11 shrink-0 items-center gap-2 border-b-3 px-3 font-display text-sm font-bold -outline-offset-3',
              tab.value === value ? 'border-ink text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {tab.label}
            {tab.badge}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        className="pt-5"
      >
        {children}
      </div>
    </div>
  );
}
