// The table of the outbox; on phones each mail is a card.
import type { ListedMail } from '#shared/features/mails/contract.ts';
import { mailStatuses } from '#shared/features/mails/texts.ts';
import { formatMinute } from '#shared/format.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { selectionColumn } from '../../ui/table/selection-column.tsx';
import { type Column, Table } from '../../ui/table/table.tsx';
import type { Selection } from '../../ui/table/use-selection.ts';

export interface MailTableProps {
  mails: ListedMail[];
  selection: Selection<ListedMail>;
  onRead: (mail: ListedMail) => void;
  onResend: (mail: ListedMail) => void;
}

export function MailTable(props: MailTableProps) {
  return <Table caption="E-post" columns={columnsOf(props)} rows={props.mails} rowKey={({ id }) => id} />;
}

function columnsOf({ mails, selection, onRead, onResend }: MailTableProps): Column<ListedMail>[] {
  const tick = selectionColumn<ListedMail>(
    selection,
    ({ subject, recipient }) => `”${subject}” till ${recipient}`,
  );
  // Only what can be sent again can be selected.
  const resendable = { ...tick, cell: (mail: ListedMail) => mail.can.resend && tick.cell(mail) };
  return [
    ...(mails.some(({ can }) => can.resend) ? [resendable] : []),
    {
      key: 'subject',
      label: 'Ämne',
      role: 'heading',
      cell: ({ subject }) => <span className="font-semibold [overflow-wrap:anywhere]">{subject}</span>,
    },
    {
      key: 'recipient',
      label: 'Till',
      cell: ({ recipient }) => <span className="[overflow-wrap:anywhere]">{recipient}</span>,
    },
    {
      key: 'created',
      label: 'Skrivet',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap tabular-nums">
          {formatMinute(createdAt)}
        </time>
      ),
    },
    { key: 'status', label: 'Status', cell: (mail) => <MailState mail={mail} /> },
    {
      key: 'actions',
      label: 'Åtgärder',
      role: 'actions',
      cell: (mail) => (
        <>
          {mail.can.read && (
            <Button size="sm" onClick={() => onRead(mail)} aria-label={`Läs ”${mail.subject}”`}>
              Läs
            </Button>
          )}
          {mail.can.resend && (
            <Button
              size="sm"
              onClick={() => onResend(mail)}
              aria-label={`Skicka igen: ”${mail.subject}” till ${mail.recipient}`}
            >
              Skicka igen
            </Button>
          )}
        </>
      ),
    },
  ];
}

function MailState({ mail: { status, reason, tries } }: { mail: ListedMail }) {
  const { label, tone } = mailStatuses[status];
  return (
    <span className="inline-flex min-w-0 flex-col items-end gap-1 @3xl:items-start @min-[60rem]:min-w-62">
      <Badge tone={tone}>
        {/* The longest label is wider than a card on a small phone. */}
        <span className="whitespace-normal">{label}</span>
      </Badge>
      {reason && (
        // Room for the address beside a long reason.
        <span className="text-sm text-muted [overflow-wrap:anywhere] @3xl:max-w-72">
          {reason}
          {tries > 1 && ` (${tries} försök)`}
        </span>
      )}
    </span>
  );
}
