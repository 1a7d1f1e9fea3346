// The table of users as a file.
import { UserSearch } from '#shared/features/users/contract.ts';
import { roleLabels } from '#shared/features/users/texts.ts';
import { formatDay, formatMinute } from '#shared/format.ts';
import { tableFile } from '../../core/http/table-file.ts';
import { recordListDownload } from '../audit/actions.ts';
import { listUsers, type UserRow } from './queries.ts';

export const userFile = tableFile({
  list: '/admin/users',
  tag: 'users',
  of: ['Users', 'anvandare'],
  search: UserSearch,
  columns: [
    'Namn',
    'E-post',
    'Roll',
    'Status',
    'Avstängd till och med',
    'Tvåstegsinloggning',
    'Företag',
    'Skapad',
    'Senast sedd',
    'Id',
  ],
  logDownload: (actor, { search }) =>
    recordListDownload(actor, 'user.export', { list: 'users', isSearch: Boolean(search) }),
  async readPage({ services, viewer, size }, search) {
    const { rows, next, previous } = await listUsers(services.database, { ...search, viewer, size });
    return { next, previous, rows: rows.map(cellsOf) };
  },
});

function cellsOf(user: UserRow) {
  return [
    user.name,
    user.email,
    roleLabels[user.role],
    user.is_blocked ? 'Avstängd' : 'Aktiv',
    user.is_blocked ? describeLastDay(user.blocked_until) : null,
    user.has_two_step ? 'Ja' : 'Nej',
    user.business,
    formatDay(user.created_at),
    user.last_seen_at && formatMinute(user.last_seen_at),
    user.id,
  ];
}

function describeLastDay(until: Date | null): string {
  return until ? formatDay(new Date(until.getTime() - 1)) : 'tills vidare';
}
