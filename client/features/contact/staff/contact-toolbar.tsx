// Search and filters of messages to the operator.
import type { ContactAddress } from '#shared/features/contact/address.ts';
import { contactForms, contactStatuses } from '#shared/features/contact/texts.ts';
import { paths } from '#shared/paths.ts';
import { fileHref } from '../../../core/file-href.ts';
import { useReadsAddresses } from '../../../core/viewer.ts';
import { newestFirst } from '../../../ui/table/newest-first.ts';
import { TableToolbar } from '../../../ui/table/table-toolbar.tsx';

export interface ContactToolbarProps {
  address: ContactAddress;
  onChange: (change: Record<string, string>) => void;
}

export function ContactToolbar(props: ContactToolbarProps) {
  const mayDownload = useReadsAddresses();
  return (
    <TableToolbar
      {...props}
      label="Sök bland meddelanden"
      placeholder="Namn, e-post, text eller nummer"
      action={paths.adminContactMessages}
      fileHref={mayDownload ? fileHref(paths.adminContactMessages, props.address) : undefined}
      filters={[
        {
          name: 'status',
          label: 'Status',
          all: 'Alla statusar',
          labels: contactStatuses,
          className: 'basis-40 max-sm:grow max-sm:basis-2/5',
        },
        {
          name: 'form',
          label: 'Formulär',
          all: 'Alla formulär',
          labels: contactForms,
          className: 'basis-44 max-sm:grow max-sm:basis-2/5',
        },
        {
          name: 'assignee',
          label: 'Ansvarig',
          all: 'Alla ansvariga',
          labels: { me: 'Mina', nobody: 'Ingen ansvarig' },
          className: 'basis-44 max-sm:grow max-sm:basis-2/5',
        },
        { ...newestFirst, className: 'basis-40 max-sm:grow max-sm:basis-2/5' },
      ]}
    />
  );
}
