// Search and filters of the outbox.
import type { MailsAddress } from '#shared/features/mails/address.ts';
import { mailStatuses } from '#shared/features/mails/texts.ts';
import { paths } from '#shared/paths.ts';
import { fileHref } from '../../core/file-href.ts';
import { newestFirst } from '../../ui/table/newest-first.ts';
import { TableToolbar } from '../../ui/table/table-toolbar.tsx';

export interface MailToolbarProps {
  address: MailsAddress;
  onChange: (change: Record<string, string>) => void;
}

const statusLabels = Object.fromEntries(
  Object.entries(mailStatuses).map(([status, { label }]) => [status, label]),
);

export function MailToolbar(props: MailToolbarProps) {
  return (
    <TableToolbar
      {...props}
      label="Sök bland mejl"
      placeholder="Mottagare eller ämne"
      action={paths.adminMail}
      fileHref={fileHref('/admin/mails', props.address)}
      filters={[
        {
          name: 'status',
          label: 'Status',
          all: 'Alla statusar',
          labels: statusLabels,
          className: 'basis-56 max-sm:basis-full',
        },
        newestFirst,
      ]}
    />
  );
}
