// User administration: search, table and dialogs. Source: spec 2 §2 Users.
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import UserPlus from 'lucide-react/icons/user-plus';
import type { ReactNode } from 'react';
import { usePageRetry } from '../../core/page-retry.ts';
import { useReadsAddresses } from '../../core/viewer.ts';
import { useSelection } from '../../ui/table/use-selection.ts';
import { changeUsers } from '../../features/users/user-addresses.ts';
import { useUserActions } from '../../features/users/user-actions.ts';
import { useUserDialogs } from '../../features/users/user-dialogs.tsx';
import { FailedUsers, UserList, useUsers } from '../../features/users/user-list.tsx';
import { isSelectable, UserSelection } from '../../features/users/user-selection.tsx';
import { UserTable } from '../../features/users/user-table.tsx';
import { UserToolbar } from '../../features/users/user-toolbar.tsx';
import { useSuspendEach } from '../../features/users/use-suspend-each.ts';
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
  const actions = useUserActions((user) => dialogs.block([user]));
  const suspensions = useSuspendEach(dialogs.block);
  const selection = useSelection((page.data?.users ?? []).filter(isSelectable));
  const roles = page.data?.can.roles;
  const readsAddresses = useReadsAddresses();
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
          onChange={(change) =>
            void navigate({ search: (latest) => changeUsers(latest, change), resetScroll: false })
          }
        />
        {!readsAddresses && (
          <p className="text-sm text-muted">
            Adresserna är förkortade. Sök på ett namn eller på en hel adress.
          </p>
        )}
        <UserList address={address} page={page}>
          {(users) => (
            <>
              <UserSelection users={users} selection={selection} suspensions={suspensions} />
              <UserTable users={users} selection={selection} actions={actions} />
            </>
          )}
        </UserList>
      </div>
      {dialogs.dialog}
    </>
  );
}

function Heading({ actions }: { actions?: ReactNode }) {
  return <PageHeading title="Användare" actions={actions} />;
}

/** Shown when the server could not render the table. */
function FailedPage({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  return (
    <>
      <Heading />
      <FailedUsers address={Route.useSearch()} error={error} onRetry={retry} />
    </>
  );
}
