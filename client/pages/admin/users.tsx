// Managing people: search, the table, and the dialogs. Source: spec 2 §2 Users.
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import UserPlus from 'lucide-react/icons/user-plus';
import type { ReactNode } from 'react';
import { usePageRetry } from '../../core/page-retry.ts';
import { changeUsers } from '../../features/users/user-addresses.ts';
import { useUserDeeds } from '../../features/users/user-actions.ts';
import { useUserDialogs } from '../../features/users/user-dialogs.tsx';
import { FailedUsers, UserList, useUsers } from '../../features/users/user-list.tsx';
import { UserTable } from '../../features/users/user-table.tsx';
import { UserToolbar } from '../../features/users/user-toolbar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';

export const Route = createLazyRoute('/admin/users')({
  component: UsersPage,
  errorComponent: FailedPage,
});

function UsersPage() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const page = useUsers(address);
  const dialogs = useUserDialogs();
  const deeds = useUserDeeds(dialogs.block);
  const roles = page.data?.can.roles;
  return (
    <>
      <Heading
        actions={
          <Button
            variant="primary"
            icon={<UserPlus size={18} />}
            disabled={!roles}
            onClick={() => roles && dialogs.create(roles)}
          >
            Skapa användare
          </Button>
        }
      />
      <div className="flex flex-col gap-4">
        <UserToolbar
          address={address}
          onChange={(change) => void navigate({ search: changeUsers(address, change), resetScroll: false })}
        />
        <UserList address={address} page={page}>
          {(users) => <UserTable users={users} deeds={deeds} />}
        </UserList>
      </div>
      {dialogs.dialog}
    </>
  );
}

function Heading({ actions }: { actions?: ReactNode }) {
  return <PageHeading title="Användare" actions={actions} />;
}

/** When the server could not make the table. */
function FailedPage({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  return (
    <>
      <Heading />
      <FailedUsers address={Route.useSearch()} error={error} onRetry={retry} />
    </>
  );
}
