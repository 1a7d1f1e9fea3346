// What narrows and orders the moderators' table; status is chosen by the counters.
import { type ReviewAddress } from '#shared/features/ads/review.ts';
import { paths } from '#shared/paths.ts';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { SearchBox } from '../../ui/search-box.tsx';

export interface ReviewToolbarProps {
  address: ReviewAddress;
  onChange: (change: Record<string, string>) => void;
}

export function ReviewToolbar({ address, onChange }: ReviewToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchBox
        label="Sök bland annonser"
        placeholder="Titel, beskrivning eller säljare"
        value={address.search ?? ''}
        onSearch={(search) => onChange({ search })}
        action={paths.adminAds}
        className="min-w-0 flex-1 basis-60"
      />
      <FilterSelect
        label="Sortering"
        hideLabel
        labels={orders}
        value={address.sort ?? 'newest'}
        onChange={(sort) => onChange({ sort })}
        className="basis-44 max-sm:basis-full"
      />
    </div>
  );
}

const orders = { newest: 'Nyast först', oldest: 'Äldst först' };
