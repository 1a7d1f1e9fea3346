// Form fields of delivery: ways, who pays for shipping, and the hall to meet in.
import { useController } from 'react-hook-form';
import {
  DELIVERIES,
  type Delivery,
  deliveryLabels,
  payerLabels,
  SHIPPING_PAYERS,
} from '#shared/features/ads/attributes/attribute-values.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { HallField } from './ad-form-attributes.tsx';
import type { AdFormState } from './use-ad-form.ts';

export function DeliveryFields({ form }: { form: AdFormState }) {
  const { field } = useController({ control: form.control, name: 'delivery' });
  const payer = useController({ control: form.control, name: 'shippingPayer' });
  const chosen = new Set<Delivery>(field.value);

  function choose(way: Delivery, isChosen: boolean): void {
    field.onChange(DELIVERIES.filter((one) => (one === way ? isChosen : chosen.has(one))));
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-sm font-semibold">Så kan den levereras</legend>
      <div className="flex flex-wrap gap-x-6">
        {DELIVERIES.map((way) => (
          <Checkbox
            key={way}
            label={deliveryLabels[way]}
            checked={chosen.has(way)}
            onChange={({ target }) => choose(way, target.checked)}
          />
        ))}
      </div>
      {(chosen.has('shipping') || chosen.has('meeting')) && (
        <div className="grid gap-5 sm:grid-cols-2">
          {chosen.has('shipping') && (
            <Field label="Frakt" error={payer.fieldState.error?.message}>
              {(control) => (
                <Select {...control} {...payer.field}>
                  <option value="">Välj (valfritt)</option>
                  {SHIPPING_PAYERS.map((one) => (
                    <option key={one} value={one}>
                      {payerLabels[one]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          {chosen.has('meeting') && <HallField form={form} />}
        </div>
      )}
    </fieldset>
  );
}
