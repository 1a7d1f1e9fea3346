// The search box and filters of a table in the back office.
import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { FilterSelect } from '../form/filter-select.tsx';
import { SearchBox } from '../form/search-box.tsx';
import { FileLink } from './file-link.tsx';

export interface TableFilter<Name extends string> {
  /** The search parameter in the address. */
  name: Name;
  label: string;
  /** Label of the empty option; without it a value is always selected, the first by default. */
  all?: string;
  /** The label of each value. */
  labels: Readonly<Record<string, string>>;
  className: string;
}

export interface TableToolbarProps<Name extends string> {
  /** Label of the search box. */
  label: string;
  placeholder: string;
  /** The form's address without JavaScript, with the parameters of the page's other list. */
  action: string;
  /** The parameter of the search in that address, `search` by default. */
  param?: string;
  address: { readonly [name in Name | 'search']?: string | undefined };
  onChange: (change: Record<string, string>) => void;
  filters: readonly TableFilter<Name>[];
  /** For filters whose options do not explain themselves. */
  showLabels?: boolean;
  /** Further filters, which report a choice as `onChange` does. */
  children?: (onChoose: (change: Record<string, string>) => void) => ReactNode;
  /** The list as a file, for who may download it. */
  fileHref?: string | undefined;
  /** What the rows are, where a page has several files: 'märken'. */
  fileOf?: string;
}

export function TableToolbar<Name extends string>({
  label,
  placeholder,
  action,
  param,
  address,
  onChange,
  filters,
  showLabels = false,
  children,
  fileHref,
  fileOf,
}: TableToolbarProps<Name>) {
  const searched = address.search ?? '';
  const [typed, setTyped] = useState(searched);
  const [lastSearched, setLastSearched] = useState(searched);
  // As in the search box, the text follows the address.
  if (lastSearched !== searched) {
    setLastSearched(searched);
    setTyped(searched);
  }
  /** Also searches for a text that is typed but not yet searched. */
  const choose = (change: Record<string, string>) => onChange({ search: typed.trim(), ...change });
  return (
    <div className={classNames('flex flex-wrap gap-3', showLabels ? 'items-end' : 'items-center')}>
      <SearchBox
        label={label}
        placeholder={placeholder}
        value={searched}
        onSearch={(search) => onChange({ search })}
        onType={setTyped}
        action={withFilters(action, address)}
        {...(param && { name: param })}
        className="min-w-0 flex-1 basis-72 max-sm:basis-full"
      />
      {filters.map(({ name, ...filter }) => (
        <FilterSelect
          key={name}
          {...filter}
          hideLabel={!showLabels}
          value={address[name] ?? (filter.all ? '' : (Object.keys(filter.labels)[0] ?? ''))}
          onChange={(chosen) => choose({ [name]: chosen })}
        />
      ))}
      {children?.(choose)}
      {fileHref && <FileLink href={fileHref} of={fileOf} />}
    </div>
  );
}

/** Of another search, the cursor and the page are others. */
const NO_FILTERS = new Set(['search', 'after', 'before', 'page']);

function withFilters(action: string, address: TableToolbarProps<string>['address']): string {
  const params = new URLSearchParams(action.split('?')[1]);
  for (const [name, value] of Object.entries(address))
    if (value !== undefined && !NO_FILTERS.has(name)) params.set(name, value);
  return `${action.split('?')[0]}?${params}`;
}
