// The filter by price: custom limits, and ready-made ranges.
import { type KeyboardEvent, useRef } from 'react';
import type { AdAddress } from '#shared/features/ads/list/address.ts';
import { PRICE_RANGES, readPrice } from '#shared/features/ads/price.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { useEarlyValue } from '../../../ui/form/use-early-value.ts';
import { FilterChoices, filterForm } from './filter-controls.tsx';
import { useOptimisticValue } from '../../../ui/form/use-optimistic-value.ts';

export interface PriceFilterProps {
  address: AdAddress;
  onChange: (change: Record<string, string>) => void;
}

export function PriceFilter({ address, onChange }: PriceFilterProps) {
  return (
    <div className="flex flex-col gap-3">
      <FilterChoices
        name="price"
        label="Pris"
        allLabel="Alla priser"
        value={address.price ?? ''}
        options={PRICE_RANGES.map(({ id, label }) => ({ value: id, label }))}
        onChange={onChange}
      />
      <div className="grid grid-cols-2 gap-3">
        <Limit name="min" label="Lägst" value={address.min ?? ''} onChange={onChange} />
        <Limit name="max" label="Högst" value={address.max ?? ''} onChange={onChange} />
      </div>
    </div>
  );
}

interface LimitProps extends Pick<PriceFilterProps, 'onChange'> {
  name: 'min' | 'max';
  label: string;
  value: string;
}

/** Filters when the field is left or Enter is pressed: a half-typed price would show the wrong ads. */
function Limit({ name, label, value, onChange }: LimitProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, type] = useOptimisticValue(value);
  useEarlyValue(input, value, type);

  function search(): void {
    if (typed === value) return;
    const { price } = readPrice(typed);
    // Text that is not a price leaves the filter unchanged; 0 means no limit.
    const limit = price === null ? value : String(price || '');
    type(limit);
    if (limit !== value) onChange({ [name]: limit });
  }

  function searchOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    search();
  }

  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          ref={input}
          name={name}
          form={filterForm}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          unit="kr"
          onChange={({ target }) => type(target.value)}
          onBlur={search}
          onKeyDown={searchOnEnter}
        />
      )}
    </Field>
  );
}
