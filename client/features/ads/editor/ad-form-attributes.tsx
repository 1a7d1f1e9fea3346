// Form fields of the attributes that the chosen category has.
import { useId, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { AUDIENCES, COLOURS } from '#shared/features/ads/attributes/attribute-values.ts';
import { isForWomen, normalizeSize } from '#shared/features/ads/attributes/read-sizes.ts';
import { labelOfSize, sizesOf } from '#shared/features/ads/attributes/sizes.ts';
import { newAdTexts } from '#shared/features/ads/editor/new-ad-texts.ts';
import type { SizeSystem } from '#shared/features/categories/category-attributes.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useBrands } from '../use-brands.ts';
import { useCategories } from '../use-categories.ts';
import type { AdFormState } from './use-ad-form.ts';

interface FieldsProps {
  form: AdFormState;
}

export function AttributeFields({ form }: FieldsProps) {
  const category = useWatch({ control: form.control, name: 'category' });
  const { hasBrand, hasModel, sizeSystem, hasColour, hasAudience } = useCategories().attributesOf(category);
  if (!hasBrand && !hasModel && !sizeSystem && !hasColour && !hasAudience) return null;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {hasBrand && <BrandField form={form} />}
      {hasModel && <LineField form={form} name="model" label="Modell" />}
      {sizeSystem === 'shoes' && <ShoeSizeField form={form} />}
      {sizeSystem && sizeSystem !== 'shoes' && <SizeField form={form} system={sizeSystem} />}
      {hasColour && <ChoiceField form={form} name="colour" label="Färg" choices={COLOURS} />}
      {hasAudience && <ChoiceField form={form} name="audience" label="För vem" choices={AUDIENCES} />}
    </div>
  );
}

function LineField({ form, name, label }: FieldsProps & { name: 'model' | 'meetingPlace'; label: string }) {
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <Field label={label} error={fieldState.error?.message}>
      {(control) => <TextInput {...control} {...field} autoComplete="off" />}
    </Field>
  );
}

export function HallField({ form }: FieldsProps) {
  return <LineField form={form} name="meetingPlace" label="Vilken hall?" />;
}

function BrandField({ form }: FieldsProps) {
  const id = useId();
  const brands = useBrands();
  const { field, fieldState } = useController({ control: form.control, name: 'brand' });
  return (
    <Field label="Märke" error={fieldState.error?.message}>
      {(control) => (
        <>
          <TextInput {...control} {...field} autoComplete="off" list={id} />
          <datalist id={id}>
            {brands.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

function ChoiceField({
  form,
  name,
  label,
  choices,
}: FieldsProps & { name: 'colour' | 'audience'; label: string; choices: readonly string[] }) {
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <Field label={label} error={fieldState.error?.message}>
      {(control) => (
        <Select {...control} {...field}>
          <option value="">Välj (valfritt)</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function SizeField({ form, system }: FieldsProps & { system: SizeSystem }) {
  const { field, fieldState } = useController({ control: form.control, name: 'size' });
  const sizes = sizesOf(system);
  // The size that an ad had before staff changed the size system of its category.
  const isUnknown = field.value !== '' && !sizes.includes(field.value);
  return (
    <Field
      label="Storlek"
      error={fieldState.error?.message ?? (isUnknown ? newAdTexts.sizeUnknown : undefined)}
    >
      {(control) => (
        <Select {...control} {...field}>
          <option value="">Välj (valfritt)</option>
          {isUnknown && <option value={field.value}>{labelOfSize(field.value)}</option>}
          {sizes.map((size) => (
            <option key={size} value={size}>
              {/^\d{2,3}$/.test(size) ? `${size} cm` : size}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** A text field, since there are many sizes. Sizes of other scales are converted when the field is left. */
function ShoeSizeField({ form }: FieldsProps) {
  const id = useId();
  const { field, fieldState } = useController({ control: form.control, name: 'size' });
  const [isLeft, setIsLeft] = useState(true);
  const isUnknown = isLeft && field.value !== '' && normalizeSize('shoes', field.value) === null;
  return (
    <Field
      label="Storlek"
      hint="EU. US, UK och cm räknas om, till exempel ”US 9”."
      error={fieldState.error?.message ?? (isUnknown ? 'Skriv en storlek mellan 16 och 55.' : undefined)}
    >
      {(control) => (
        <>
          <TextInput
            {...control}
            {...field}
            value={labelOfSize(field.value)}
            onFocus={() => setIsLeft(false)}
            onBlur={() => {
              setIsLeft(true);
              const size = normalizeSize('shoes', field.value, isForWomen(form.getValues()));
              if (size !== null) field.onChange(size);
              field.onBlur();
            }}
            autoComplete="off"
            list={id}
          />
          <datalist id={id}>
            {sizesOf('shoes').map((size) => (
              <option key={size}>{labelOfSize(size)}</option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
