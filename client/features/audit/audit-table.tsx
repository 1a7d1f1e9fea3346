// The audit log as a table, or one's own actions without the actor; on phones each entry is a card.
import type { AuditEntry } from '#shared/features/audit/contract.ts';
import { actionLabels, targetLabels } from '#shared/features/audit/actions.ts';
import { auditTexts } from '#shared/features/audit/texts.ts';
import { describeChanges } from '#shared/features/audit/changes.ts';
import { roleLabels } from '#shared/features/users/texts.ts';
import { formatMinute, shortId } from '#shared/format.ts';
import type { AuditScope } from './audit-addresses.ts';
import { IpAddress } from '../../ui/text/ip-address.tsx';
import { type Column, Table } from '../../ui/table/table.tsx';

/** Without actions on entries, also on several: nobody may change the log. */
export function AuditTable({ scope, entries }: { scope: AuditScope; entries: AuditEntry[] }) {
  const shown = scope === 'own' ? columns.filter(({ key }) => key !== 'actor') : columns;
  return (
    <div className="text-sm">
      <Table isDense caption="Händelser" columns={shown} rows={entries} rowKey={({ id }) => id} />
    </div>
  );
}

const columns: Column<AuditEntry>[] = [
  {
    key: 'action',
    label: 'Händelse',
    role: 'heading',
    cell: ({ action }) => <span className="font-semibold">{actionLabels[action]}</span>,
  },
  {
    key: 'at',
    label: 'Tidpunkt',
    cell: ({ at }) => (
      <time dateTime={at} className="whitespace-nowrap tabular-nums">
        {formatMinute(at)}
      </time>
    ),
  },
  {
    key: 'actor',
    label: 'Vem',
    cell: ({ actor }) =>
      actor.role === 'operator' ? (
        auditTexts.operator
      ) : (
        <span className="block [overflow-wrap:anywhere]">
          {actor.name ?? auditTexts.deletedUser}
          <span className="block text-muted">{roleLabels[actor.role]}</span>
        </span>
      ),
  },
  {
    key: 'target',
    label: 'Vad',
    cell: ({ target }) => (
      <span className="block [overflow-wrap:anywhere] @min-[60rem]:min-w-36">
        {nameOf(target)}
        <span className="block text-muted" title={target.id}>
          {target.name !== targetLabels[target.type] && targetLabels[target.type]}
          {!hasNameAsId.has(target.type) && ` ${shortId(target.id)}`}
        </span>
      </span>
    ),
  },
  { key: 'change', label: 'Ändring', cell: (entry) => <Changes entry={entry} /> },
  {
    key: 'from',
    label: 'Från',
    cell: ({ ipAddress, userAgent }) => (
      <span className="block text-muted" title={userAgent}>
        <IpAddress address={ipAddress} />
      </span>
    ),
  },
];

/** Types of targets whose id is a name in the code, not an id that staff can look up, so the id is not shown. */
const hasNameAsId = new Set([
  'page',
  'site',
  'list',
  'mail-server',
  'samples',
  'static-page',
  'support-chat',
]);

function nameOf({ type, name }: AuditEntry['target']): string {
  return name ?? (type === 'user' ? auditTexts.deletedUser : 'Borttagen');
}

function Changes({ entry }: { entry: AuditEntry }) {
  const changes = describeChanges(entry.before, entry.after);
  if (changes.length === 0) return <span className="text-muted">–</span>;
  return (
    <dl className="flex flex-col gap-1">
      {changes.map(({ label, before, after }) => (
        <div key={label} className="[overflow-wrap:anywhere]">
          <dt className="inline text-muted">{label}: </dt>
          <dd className="inline">
            {before !== null && <del className="text-muted">{before}</del>}
            {before !== null && after !== null && ' → '}
            {after !== null && <ins className="font-semibold no-underline">{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
