// The toolbar above the list: filter button on small screens, sorting, and grid or list view.
import type { ReactNode } from 'react';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { AD_VIEWS, type AdAddress } from '#shared/features/ads/list/address.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { buttonStyle } from '../../../ui/button/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { activeFilters, marketplaceHref } from './ad-addresses.ts';
import { describeCount } from './ad-count.ts';
import { filterSheet } from './ad-filter-sheet.tsx';
import { filterForm, Options } from './filter-controls.tsx';
import type { AdListQuery } from './use-ad-list.ts';
import { useOptimisticValue } from '../../../ui/form/use-optimistic-value.ts';

export interface ListToolbarProps {
  address: AdAddress;
  list: AdListQuery;
  onChange: (change: Record<string, string>) => void;
  /** Next to the number of hits. */
  children?: ReactNode;
}

export function ListToolbar({ address, list, onChange, children }: ListToolbarProps) {
  const filters = activeFilters(address).length;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <h2
        aria-live="polite"
        className="order-last grow basis-1/2 pt-2 text-lg lg:order-none lg:basis-0 lg:pt-0"
      >
        {list.data ? capitalise(describeCount(list.data.count)) : 'Annonser'}
      </h2>
      {children}
      <button type="button" popoverTarget={filterSheet} className={`${buttonStyle()} shrink-0 lg:hidden`}>
        <SlidersHorizontal size={18} className="max-[25rem]:hidden" />
        Filter{filters > 0 && ` (${filters})`}
      </button>
      <SortSelect
        value={address.sort ?? ''}
        options={sortsFrom(list.data?.defaultSort ?? (address.search ? 'best' : 'newest'))}
        onChange={onChange}
      />
      <ViewLinks address={address} />
    </div>
  );
}

const sortLabels = {
  newest: 'Nyast först',
  cheapest: 'Billigast först',
  dearest: 'Dyrast först',
};

/** The default order is the first, without a query parameter. */
function sortsFrom(defaultSort: 'best' | 'newest' | 'cheapest') {
  const others = Object.entries(sortLabels).filter(([value]) => value !== defaultSort);
  const label = defaultSort === 'best' ? 'Bäst träff' : sortLabels[defaultSort];
  return [{ value: '', label }, ...others.map(([value, other]) => ({ value, label: other }))];
}

interface SortSelectProps extends Pick<ListToolbarProps, 'onChange'> {
  value: string;
  options: ReturnType<typeof sortsFrom>;
}

function SortSelect({ value, options, onChange }: SortSelectProps) {
  const [chosen, choose] = useOptimisticValue(value);
  return (
    <Select
      name="sort"
      form={filterForm}
      aria-label="Sortera"
      value={chosen}
      className="min-w-31 flex-1 sm:flex-none"
      onChange={({ target }) => {
        choose(target.value);
        onChange({ sort: target.value });
      }}
    >
      <Options options={options} />
    </Select>
  );
}

const views = {
  grid: { label: 'Visa som rutnät', icon: <LayoutGrid size={20} /> },
  list: { label: 'Visa som lista', icon: <List size={20} /> },
};

function ViewLinks({ address }: { address: AdAddress }) {
  const current = address.view ?? 'grid';
  return (
    <div className="ml-auto flex shrink-0 rounded-md border border-outline">
      {AD_VIEWS.map((view) => (
        <Anchor
          key={view}
          href={marketplaceHref({ ...address, view: view === 'grid' ? undefined : view })}
          title={views[view].label}
          aria-label={views[view].label}
          aria-current={view === current ? 'true' : undefined}
          className="inline-flex size-11 items-center justify-center rounded-md text-muted hover:text-ink aria-[current]:bg-ink aria-[current]:text-bg"
        >
          {views[view].icon}
        </Anchor>
      ))}
    </div>
  );
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
