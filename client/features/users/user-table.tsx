// The back office's user table; on phones each row is a card. Source: spec 2 §2 Users.
import { sellerLabels } from '#shared/features/profiles/sellers.ts';
import type { User } from '#shared/features/users/contract.ts';
import { describeEnd, roleLabels } from '#shared/features/users/texts.ts';
import { formatDate, formatDay, minutesAgo } from '#shared/format.ts';
import { useNow } from '../../core/now.tsx';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { selectionColumn } from '../../ui/table/selection-column.tsx';
import { type Column, Table } from '../../ui/table/table.tsx';
import type { Selection } from '../../ui/table/use-selection.ts';
import type { UserActions } from './user-actions.ts';
import { UserActionMenu } from './user-action-menu.tsx';
import { isSelectable } from './user-selection.tsx';

export interface UserTableProps {
  users: User[];
  selection: Selection<User>;
  actions: UserActions;
}

export function UserTable({ users, selection, actions }: UserTableProps) {
  const now = new Date(useNow());
  return (
    <div className="text-sm">
      <Table
        isDense
        caption="Användare"
        columns={[tickColumn(selection), ...columnsOf(actions, now)]}
        rows={users}
        rowKey={({ id }) => id}
      />
    </div>
  );
}

/** Empty for users that cannot be suspended, as their menus are. */
function tickColumn(selection: Selection<User>): Column<User> {
  const column = selectionColumn<User>(selection, ({ name }) => name);
  return { ...column, cell: (user) => isSelectable(user) && column.cell(user) };
}

const roleTones: Record<User['role'], BadgeTone> = { user: 'neutral', admin: 'pine', superadmin: 'ink' };

function columnsOf(actions: UserActions, now: Date): Column<User>[] {
  return [
    {
      key: 'name',
      label: 'Namn',
      role: 'heading',
      cell: ({ name }) => (
        <span className="flex items-center gap-3">
          <Avatar name={name} size="sm" />
          <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</span>
        </span>
      ),
    },
    {
      key: 'email',
      label: 'E-post',
      cell: ({ email }) => (
        <span className="[overflow-wrap:anywhere] @min-[60rem]:inline-block @min-[60rem]:min-w-48">
          {email}
        </span>
      ),
    },
    {
      key: 'role',
      label: 'Roll',
      cell: ({ role, hasTwoStep, business }) => (
        <span className="inline-flex flex-wrap items-center justify-end gap-1 @min-[60rem]:justify-start">
          <Badge tone={roleTones[role]}>{roleLabels[role]}</Badge>
          {hasTwoStep && <Badge tone="success">Tvåsteg</Badge>}
          {business !== null && (
            <Badge>
              {sellerLabels.business}
              <span className="sr-only">{`: ${business}`}</span>
            </Badge>
          )}
        </span>
      ),
    },
    { key: 'status', label: 'Status', cell: (user) => <Status user={user} /> },
    {
      key: 'created',
      label: 'Skapad',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap tabular-nums">
          {formatDay(createdAt)}
        </time>
      ),
    },
    {
      key: 'seen',
      label: 'Senast sedd',
      cell: ({ lastSeenAt }) =>
        lastSeenAt ? (
          <time dateTime={lastSeenAt} className="whitespace-nowrap">
            {minutesAgo(lastSeenAt, now)}
          </time>
        ) : (
          <span className="text-muted">Aldrig</span>
        ),
    },
    {
      key: 'menu',
      label: 'Åtgärder',
      role: 'actions',
      cell: (user) => <UserActionMenu user={user} actions={actions} />,
    },
  ];
}

function Status({ user: { block, ageClosure } }: { user: User }) {
  if (!block) return <span className="text-muted">Aktiv</span>;
  return (
    // A long reason would break the addresses beside it.
    <span className="inline-flex flex-col items-end gap-1 @min-[60rem]:max-w-56 @min-[60rem]:items-start">
      <Badge tone="danger">Avstängd</Badge>
      <span className="text-muted [overflow-wrap:anywhere]">
        {ageClosure ? describeClosure(ageClosure) : `${describeEnd(block.until)}: ${block.reason}`}
      </span>
    </span>
  );
}

function describeClosure({ erasableFrom }: NonNullable<User['ageClosure']>): string {
  return erasableFrom
    ? `för ung, kan raderas från ${formatDate(erasableFrom)}`
    : 'för ung, beslutet är överklagat';
}
