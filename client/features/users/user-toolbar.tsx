// What narrows the table of people.
import { roleLabels } from '#shared/features/users/words.ts';
import type { UsersAddress } from '#shared/features/users/address.ts';
import { paths } from '#shared/paths.ts';
import { Field } from '../../ui/field.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Select } from '../../ui/select.tsx';

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
      <Field label="Roll" hideLabel className="basis-44 max-sm:basis-full">
        {(control) => (
          <Select
            {...control}
            value={address.role ?? ''}
            onChange={(event) => onChange({ role: event.target.value })}
          >
            <option value="">Alla roller</option>
            {Object.entries(roleLabels).map(([role, label]) => (
              <option key={role} value={role}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
