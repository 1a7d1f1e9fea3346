// Search and filters of security events.
import { isTooShortSearch, type SecurityAddress } from '#shared/features/security/address.ts';
import { eventLabels } from '#shared/features/security/event-labels.ts';
import { paths } from '#shared/paths.ts';
import { fileHref } from '../../core/file-href.ts';
import { newestFirst } from '../../ui/table/newest-first.ts';
import { TableToolbar } from '../../ui/table/table-toolbar.tsx';

export interface EventToolbarProps {
  address: SecurityAddress;
  onChange: (change: Record<string, string>) => void;
}

export function EventToolbar(props: EventToolbarProps) {
  return (
    <TableToolbar
      {...props}
      label="Sök bland säkerhetshändelser"
      placeholder="Namn, e-post, IP-adress eller sida"
      action={paths.adminSecurity}
      fileHref={
        isTooShortSearch(props.address.search) ? undefined : fileHref('/admin/security-events', props.address)
      }
      filters={[
        {
          name: 'event',
          label: 'Händelse',
          all: 'Alla händelser',
          labels: eventLabels,
          className: 'basis-56 max-sm:basis-full',
        },
        newestFirst,
      ]}
    />
  );
}
