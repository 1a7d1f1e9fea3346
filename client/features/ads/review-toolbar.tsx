// What narrows and orders the moderators' table; status is chosen by the counters.
import { type ReviewAddress } from '#shared/features/ads/review.ts';
import { paths } from '#shared/paths.ts';
import { Field } from '../../ui/field.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Select } from '../../ui/select.tsx';

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
      <Field label="Sortering" hideLabel className="basis-44 max-sm:basis-full">
        {(control) => (
          <Select
            {...control}
            value={address.sort ?? 'newest'}
            onChange={(event) => onChange({ sort: event.target.value })}
          >
            <option value="newest">Nyast först</option>
            <option value="oldest">Äldst först</option>
          </Select>
        )}
      </Field>
    </div>
  );
}
