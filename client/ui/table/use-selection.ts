// The selected rows of a page of a list, for actions on several.
import { useState } from 'react';

export interface Selection<Row> {
  ids: ReadonlySet<string>;
  /** The selected rows of this page. */
  rows: readonly Row[];
  select: (ids: readonly string[], isSelected: boolean) => void;
  /** Selects only these. */
  replace: (ids: readonly string[]) => void;
}

export function useSelection<Row extends { id: string }>(page: readonly Row[]): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    ids,
    rows: page.filter(({ id }) => ids.has(id)),
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
