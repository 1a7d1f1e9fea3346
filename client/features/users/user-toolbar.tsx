// Filters of the user table.
import { roleLabels } from '#shared/features/users/texts.ts';
import type { UsersAddress } from '#shared/features/users/address.ts';
import { paths } from '#shared/paths.ts';
import { fileHref } from '../../core/file-href.ts';
import { useReadsAddresses } from '../../core/viewer.ts';
import { newestFirst } from '../../ui/table/newest-first.ts';
import { TableToolbar } from '../../ui/table/table-toolbar.tsx';

export interface UserToolbarProps {
  address: UsersAddress;
  onChange: (change: Record<string, string>) => void;
}

export function UserToolbar(props: UserToolbarProps) {
  const mayDownload = useReadsAddresses();
  return (
    <TableToolbar
      {...props}
      label="Sök bland användare"
      placeholder="Namn eller e-post"
      action={paths.adminUsers}
      fileHref={mayDownload ? fileHref(paths.adminUsers, props.address) : undefined}
      filters={[
        {
          name: 'role',
          label: 'Roll',
          all: 'Alla roller',
          labels: roleLabels,
          className: 'basis-44 max-sm:basis-full',
        },
        newestFirst,
      ]}
    />
  );
}
