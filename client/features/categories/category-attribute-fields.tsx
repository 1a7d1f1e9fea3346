// The attributes of a category in its dialog: which of them its ads have.
import { keysOf } from '#shared/feature.ts';
import {
  type CategoryAttributes,
  SIZE_SYSTEMS,
  sizeSystemLabels,
} from '#shared/features/categories/category-attributes.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';

const labels = {
  hasBrand: 'Märke',
  hasModel: 'Modell',
  hasColour: 'Färg',
  hasAudience: 'För vem (herr, dam, unisex, junior)',
} as const;

export interface CategoryAttributeFieldsProps {
  value: CategoryAttributes;
  onChange: (value: CategoryAttributes) => void;
}

export function CategoryAttributeFields({ value, onChange }: CategoryAttributeFieldsProps) {
  return (
    <>
      <fieldset>
        <legend className="text-sm font-semibold">Uppgifter i annonserna</legend>
        <p className="text-sm text-muted">De blir fält i formuläret och filter på marknadsplatsen.</p>
        <div className="flex flex-col">
          {keysOf(labels).map((name) => (
            <Checkbox
              key={name}
              label={labels[name]}
              checked={value[name]}
              onChange={({ target }) => onChange({ ...value, [name]: target.checked })}
            />
          ))}
        </div>
      </fieldset>
      <Field label="Storlekar">
        {(control) => (
          <Select
            {...control}
            value={value.sizeSystem ?? ''}
            onChange={({ target }) =>
              onChange({
                ...value,
                sizeSystem: SIZE_SYSTEMS.find((system) => system === target.value) ?? null,
              })
            }
          >
            <option value="">Inga storlekar</option>
            {SIZE_SYSTEMS.map((system) => (
              <option key={system} value={system}>
                {sizeSystemLabels[system]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}
