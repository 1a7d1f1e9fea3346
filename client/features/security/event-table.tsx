// Security events as a table; on phones as cards.
import { describeDevice } from '#shared/features/accounts/sessions/device.ts';
import type { SecurityEvent } from '#shared/features/security/contract.ts';
import { labelEvent } from '#shared/features/security/event-labels.ts';
import { REPORTED_EVENTS } from '#shared/features/security/texts.ts';
import { formatMinute } from '#shared/format.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { IpAddress } from '../../ui/text/ip-address.tsx';
import { type Column, Table } from '../../ui/table/table.tsx';

/** Without actions on events, also on several: they are a record of what has happened. */
export function EventTable({ events }: { events: SecurityEvent[] }) {
  return (
    <div className="text-sm">
      <Table isDense caption="Säkerhetshändelser" columns={columns} rows={events} rowKey={({ id }) => id} />
    </div>
  );
}

const columns: Column<SecurityEvent>[] = [
  {
    key: 'event',
    label: 'Händelse',
    role: 'heading',
    cell: ({ event }) => (
      <Badge tone={(REPORTED_EVENTS as readonly string[]).includes(event) ? 'warning' : 'neutral'}>
        {labelEvent(event)}
      </Badge>
    ),
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
    key: 'person',
    label: 'Vem',
    cell: ({ person }) =>
      person ? (
        <span className="[overflow-wrap:anywhere]">{person.name}</span>
      ) : (
        <span className="text-muted">Okänd</span>
      ),
  },
  {
    key: 'from',
    label: 'Från',
    cell: ({ ipAddress, userAgent }) => (
      <span className="block max-w-64 min-w-0">
        <IpAddress address={ipAddress} />
        <span className="block truncate text-muted" title={userAgent}>
          {userAgent && describeDevice(userAgent)}
        </span>
      </span>
    ),
  },
  {
    key: 'url',
    label: 'Sida',
    cell: ({ url }) => <span className="[overflow-wrap:anywhere]">{pathOf(url) || '–'}</span>,
  },
  { key: 'details', label: 'Detaljer', cell: ({ details }) => <Details details={details} /> },
];

function Details({ details }: { details: SecurityEvent['details'] }) {
  const shown = Object.entries(details).filter(([name]) => name !== 'timestamp');
  if (shown.length === 0) return <span className="text-muted">–</span>;
  return (
    <details className="text-left">
      <summary className="min-h-6 cursor-pointer text-pine">Visa</summary>
      <dl className="flex flex-col gap-1">
        {shown.map(([name, value]) => (
          <div key={name} className="[overflow-wrap:anywhere]">
            <dt className="inline text-muted">{name}: </dt>
            <dd className="inline">{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}
