// The row above a list that selects its whole page, and the actions on what is selected; stays in view while the list scrolls.
import type { ReactNode } from 'react';
import { Checkbox } from '../form/checkbox.tsx';
import { useFocusAfterSelection } from './use-focus-after-selection.ts';
import { idsOf, type Selection } from './use-selection.ts';

export interface SelectionRowProps<Row> {
  page: readonly Row[];
  selection: Selection<Row>;
  isBusy: boolean;
  /** Shown when something is selected. */
  children: ReactNode;
}

export function SelectionRow<Row extends { id: string }>({
  page,
  selection,
  isBusy,
  children,
}: SelectionRowProps<Row>) {
  const row = useFocusAfterSelection(selection.rows.length > 0);
  if (page.length === 0) return null;
  return (
    <div
      ref={row}
      data-sticky-actions=""
      className="sticky top-14 z-20 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-3 py-1.5"
    >
      <Checkbox
        label={`Markera alla på sidan (${page.length})`}
        checked={selection.rows.length === page.length}
        disabled={isBusy}
        onChange={({ target }) => selection.select(idsOf(page), target.checked)}
      />
      {selection.rows.length > 0 && <span className="ml-auto flex flex-wrap gap-2">{children}</span>}
    </div>
  );
}
