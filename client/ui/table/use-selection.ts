// The selected rows of a page of a list, for actions on several.
import { useState } from 'react';

export interface Selection<Row> {
  ids: ReadonlySet<string>;
  /** Only of this page: a row that leaves it is no longer selected. */
  rows: readonly Row[];
  select: (ids: readonly string[], isSelected: boolean) => void;
  /** Selects only these. */
  replace: (ids: readonly string[]) => void;
}

export function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

export function useSelection<Row extends { id: string }>(page: readonly Row[]): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const rows = page.filter(({ id }) => ids.has(id));
  // Rows that a filter or another page has hidden would come back selected, long after they were seen.
  if (rows.length < ids.size) setIds(new Set(idsOf(rows)));
  return {
    ids,
    rows,
    select(changed, isSelected) {
      setIds((before) => {
        const next = new Set(before);
        for (const id of changed) {
          if (isSelected) next.add(id);
          else next.delete(id);
        }
        return next;
      });
    },
    replace: (only) => setIds(new Set(only)),
  };
}
