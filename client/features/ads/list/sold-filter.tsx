// The switch that hides sold ads, which is on by default.
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { filterForm } from './filter-controls.tsx';
import { useOptimisticValue } from '../../../ui/form/use-optimistic-value.ts';

export interface SoldFilterProps {
  isShown: boolean;
  onChange: (change: Record<string, string>) => void;
}

export function SoldFilter({ isShown, onChange }: SoldFilterProps) {
  const [isHidden, hide] = useOptimisticValue(!isShown);
  return (
    <>
      {/* An unchecked checkbox is not submitted. When the form is sent without scripts, this field then shows sold ads. */}
      <input type="hidden" name="sold" value="show" form={filterForm} />
      <Checkbox
        role="switch"
        aria-checked={isHidden}
        name="sold"
        value=""
        form={filterForm}
        label="Dölj sålda"
        checked={isHidden}
        onChange={({ target }) => {
          hide(target.checked);
          onChange({ sold: target.checked ? '' : 'show' });
        }}
      />
    </>
  );
}
