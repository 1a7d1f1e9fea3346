// Search and order of the moderation table; the counters filter by status.
import type { ModerationAddress } from '#shared/features/ads/moderation/address.ts';
import { paths } from '#shared/paths.ts';
import { fileHref } from '../../../core/file-href.ts';
import { TableToolbar } from '../../../ui/table/table-toolbar.tsx';

export interface ModerationToolbarProps {
  address: ModerationAddress;
  onChange: (change: Record<string, string>) => void;
}

export function ModerationToolbar(props: ModerationToolbarProps) {
  return (
    <TableToolbar
      {...props}
      label="Sök bland annonser"
      placeholder="Titel, beskrivning eller säljare"
      action={paths.adminAds}
      fileHref={fileHref(paths.adminAds, props.address)}
      filters={[
        {
          name: 'featured',
          label: 'Utvalda',
          all: 'Alla annonser',
          labels: { yes: 'Bara utvalda' },
          className: 'basis-44 max-sm:basis-full',
        },
        { name: 'sort', label: 'Ordning', labels: orders, className: 'basis-44 max-sm:basis-full' },
      ]}
    />
  );
}

const orders = { newest: 'Nyast först', oldest: 'Äldst först' };
