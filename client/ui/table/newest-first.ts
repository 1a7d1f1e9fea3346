// The order of a table that lists the newest rows first by default.
import type { TableFilter } from './table-toolbar.tsx';

export const newestFirst: TableFilter<'sort'> = {
  name: 'sort',
  label: 'Ordning',
  all: 'Nyast först',
  labels: { oldest: 'Äldst först' },
  className: 'basis-40 max-sm:basis-full',
};
