// Filters of the audit log: text, action and dates.
import type { AuditAddress } from '#shared/features/audit/address.ts';
import { actionLabels } from '#shared/features/audit/actions.ts';
import { fileHref } from '../../core/file-href.ts';
import { Field } from '../../ui/form/field.tsx';
import { newestFirst } from '../../ui/table/newest-first.ts';
import { TableToolbar } from '../../ui/table/table-toolbar.tsx';
import { auditPaths, type AuditScope } from './audit-addresses.ts';
import { TextInput } from '../../ui/form/text-input.tsx';

export interface AuditToolbarProps {
  scope: AuditScope;
  address: AuditAddress;
  onChange: (change: Record<string, string>) => void;
}

export function AuditToolbar({ scope, address, onChange }: AuditToolbarProps) {
  return (
    <TableToolbar
      label={scope === 'own' ? 'Sök bland dina beslut' : 'Sök i händelseloggen'}
      placeholder="Namn, e-post eller id"
      action={auditPaths[scope]}
      fileHref={fileHref(auditPaths[scope], address)}
      address={address}
      onChange={onChange}
      showLabels
      filters={[
        {
          name: 'action',
          label: 'Händelse',
          all: 'Alla händelser',
          labels: actionLabels,
          className: 'basis-56 max-sm:basis-full',
        },
        newestFirst,
      ]}
    >
      {(onChoose) => (
        <>
          <Day label="Från och med" value={address.from} onChange={(from) => onChoose({ from })} />
          <Day label="Till och med" value={address.to} onChange={(to) => onChoose({ to })} />
        </>
      )}
    </TableToolbar>
  );
}

/** The browser's native date input; an incomplete date has no value. */
function Day(props: { label: string; value: string | undefined; onChange: (day: string) => void }) {
  return (
    <Field label={props.label} className="basis-40 max-sm:flex-1">
      {(control) => (
        <TextInput
          {...control}
          key={props.value}
          type="date"
          defaultValue={props.value}
          onChange={({ target }) => {
            if (target.value === '' || /^2\d{3}-/.test(target.value)) props.onChange(target.value);
          }}
        />
      )}
    </Field>
  );
}
