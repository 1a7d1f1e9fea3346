// What narrows the table of people.
import { roleLabels } from '#shared/features/users/words.ts';
import type { UsersAddress } from '#shared/features/users/address.ts';
import { paths } from '#shared/paths.ts';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { SearchBox } from '../../ui/search-box.tsx';

export interface UserToolbarProps {
  address: UsersAddress;
  onChange: (change: Record<string, string>) => void;
}

export function UserToolbar({ address, onChange }: UserToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchBox
        label="Sök bland användare"
        placeholder="Namn eller e-post"
        value={address.search ?? ''}
        onSearch={(search) => onChange({ search })}
        action={paths.adminUsers}
        className="min-w-0 flex-1 basis-60"
      />
      <FilterSelect
        label="Roll"
        hideLabel
        all="Alla roller"
        labels={roleLabels}
        value={address.role ?? ''}
        onChange={(role) => onChange({ role })}
        className="basis-44 max-sm:basis-full"
      />
    </div>
  );
}
