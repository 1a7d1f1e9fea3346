// Picker for a user by name or e-mail; loaded on demand. Source: spec 2 §2 Messages, "user picker".
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { UserChoice } from '#shared/features/users/contract.ts';
import { roleLabels, userTexts } from '#shared/features/users/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { Anchor } from '../../ui/button/anchor.tsx';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FailedState } from '../../ui/feedback/empty-state.tsx';
import { SearchBox } from '../../ui/form/search-box.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';

export interface UserPickerProps {
  title: string;
  /** The link target of a user. */
  hrefOf: (user: UserChoice) => string;
  onClose: () => void;
}

export function UserPicker({ title, hrefOf, onClose }: UserPickerProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const found = useQuery({
    ...useApi().users.choices.queryOptions({ input: search ? { search } : {} }),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog open fills title={title} onOpenChange={(isOpen) => isOpen || onClose()}>
      <SearchBox
        label="Sök bland användare"
        placeholder="Namn eller e-post"
        value={typed}
        onSearch={setTyped}
        onType={setTyped}
        className="border-b border-line px-5 py-4"
      />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain" aria-busy={found.isFetching}>
        <Choices found={found}>
          {({ users, hasMore }) => (
            <>
              <output className="sr-only">{search && `${users.length} användare hittades`}</output>
              {users.length === 0 && (
                <p className="px-5 py-10 text-center text-muted">Inga användare hittades</p>
              )}
              <ul className="divide-y divide-line">
                {users.map((user) => (
                  <Choice key={user.id} user={user} href={hrefOf(user)} onPick={onClose} />
                ))}
              </ul>
              {hasMore && (
                <p className="px-5 py-4 text-center text-sm text-muted">
                  Det finns fler. Sök för att hitta dem.
                </p>
              )}
            </>
          )}
        </Choices>
      </div>
    </Dialog>
  );
}

interface Found {
  users: UserChoice[];
  hasMore: boolean;
}

function Choices({
  found: { data, error, isFetching, refetch },
  children,
}: {
  found: { data: Found | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  children: (found: Found) => ReactNode;
}) {
  if (data) return children(data);
  if (error) {
    return (
      <div className="p-5">
        <FailedState
          title={userTexts.listFailed}
          level={3}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {errorMessageOf(error)}
        </FailedState>
      </div>
    );
  }
  return (
    <Loading label="Laddar användare" className="flex flex-col gap-3 p-5">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-14 rounded-md" />
      ))}
    </Loading>
  );
}

function Choice({ user, href, onPick }: { user: UserChoice; href: string; onPick: () => void }) {
  const { name, email, role, avatarUrl } = user;
  return (
    <li className="relative flex items-center gap-3 px-5 py-3 hover:bg-sunken">
      <Avatar name={name} src={avatarUrl} size="md" />
      <span className="min-w-0 flex-1">
        <Anchor
          href={href}
          onClick={onPick}
          className="block truncate font-semibold -outline-offset-3 after:absolute after:inset-0"
        >
          {name}
        </Anchor>
        <span className="block truncate text-sm text-muted">{email}</span>
      </span>
      {role !== 'user' && <Badge>{roleLabels[role]}</Badge>}
    </li>
  );
}
