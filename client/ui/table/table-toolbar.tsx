// What narrows a table of the back office: a search, and a few choices beside it.
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FilterSelect } from '../form/filter-select.tsx';
import { SearchBox } from '../form/search-box.tsx';

export interface TableFilter<Name extends string> {
  /** In the address. */
  name: Name;
  label: string;
  /** The choice of none; left out where one is always chosen, the first unless told. */
  all?: string;
  /** What each value is called. */
  labels: Readonly<Record<string, string>>;
  className: string;
}

export interface TableToolbarProps<Name extends string> {
  /** Of the search. */
  label: string;
  placeholder: string;
  /** Where the search leads without script. */
  action: string;
  address: { readonly [name in Name | 'search']?: string | undefined };
  onChange: (change: Record<string, string>) => void;
  filters: readonly TableFilter<Name>[];
  /** For choices that do not say by themselves what they are about. */
  showLabels?: boolean;
  /** More to narrow by. */
  children?: ReactNode;
}

export function TableToolbar<Name extends string>({
  label,
  placeholder,
  action,
  address,
  onChange,
  filters,
  showLabels = false,
  children,
}: TableToolbarProps<Name>) {
  return (
    <div className={classNames('flex flex-wrap gap-3', showLabels ? 'items-end' : 'items-center')}>
      <SearchBox
        label={label}
        placeholder={placeholder}
        value={address.search ?? ''}
        onSearch={(search) => onChange({ search })}
        action={action}
        className="min-w-0 flex-1 basis-60"
      />
      {filters.map(({ name, ...filter }) => (
        <FilterSelect
          key={name}
          {...filter}
          hideLabel={!showLabels}
          value={address[name] ?? (filter.all ? '' : (Object.keys(filter.labels)[0] ?? ''))}
          onChange={(chosen) => onChange({ [name]: chosen })}
        />
      ))}
      {children}
    </div>
  );
}
