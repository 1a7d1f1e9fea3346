// Activates and deactivates the selected brands. Brands are not deleted, since ads may have them.
import type { Brand } from '#shared/features/brands/contract.ts';
import { brandTexts } from '#shared/features/brands/texts.ts';
import { useApi } from '../../core/api.ts';
import { FailureReport } from '../../ui/feedback/failure-report.tsx';
import { SelectionRow } from '../../ui/table/selection-row.tsx';
import { SwitchSelected } from '../../ui/table/switch-selected.tsx';
import { useChangeEach } from '../../ui/table/use-change-each.ts';
import type { Selection } from '../../ui/table/use-selection.ts';

/** A row of the table, whose selection is by text. */
export type BrandRow = Omit<Brand, 'id'> & { id: string };

export interface SwitchBrandsProps {
  brands: readonly BrandRow[];
  selection: Selection<BrandRow>;
}

export function SwitchBrands({ brands, selection }: SwitchBrandsProps) {
  const api = useApi();
  const changes = useChangeEach<BrandRow>({
    nameOf,
    failed: brandTexts.saveFailed,
    queryKey: api.brands.key(),
  });
  return (
    <>
      <SelectionRow page={brands} selection={selection} isBusy={changes.isChanging}>
        <SwitchSelected
          selection={selection}
          changes={changes}
          // Refused for a brand that has been changed since it was shown, so that its new names are not lost.
          switchOne={({ id, name, aliases, active: before }, active) =>
            api.brands.update.call({ id, name, aliases, active, seen: { name, aliases, active: before } })
          }
          switched={(count, active) => (active ? brandTexts.activated(count) : brandTexts.deactivated(count))}
        />
      </SelectionRow>
      {changes.report && <FailureReport report={changes.report} onDismiss={changes.dismissReport} />}
    </>
  );
}

export function nameOf({ name }: BrandRow): string {
  return name;
}

export function rowOf({ id, ...brand }: Brand): BrandRow {
  return { id: String(id), ...brand };
}
