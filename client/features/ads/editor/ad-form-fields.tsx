// Form fields about the goods.
import { useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { normalizeSize } from '#shared/features/ads/attributes/read-sizes.ts';
import { CONDITIONS, MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '#shared/features/ads/rules.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import { RetryButton } from '../../../ui/button/retry-button.tsx';
import { Field, FieldError } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { formatTypedPrice } from './price-field.ts';
import type { AdFormState } from './use-ad-form.ts';
import { useCategories } from '../use-categories.ts';

interface FieldProps {
  form: AdFormState;
}

export function TitleField({ form }: FieldProps) {
  const countId = useId();
  return (
    <div>
      <Field label="Titel" required describedBy={countId} error={form.formState.errors.title?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('title')}
            defaultValue={form.formState.defaultValues?.title}
            autoComplete="off"
            enterKeyHint="next"
          />
        )}
      </Field>
      <Count id={countId} form={form} name="title" max={MAX_TITLE_LENGTH} />
    </div>
  );
}

export function DescriptionField({ form }: FieldProps) {
  const countId = useId();
  const { field, fieldState } = useController({ control: form.control, name: 'description' });
  return (
    <div>
      <Field
        label="Beskrivning"
        describedBy={countId}
        hint="Hur den har använts, och annat som är bra att veta."
        error={fieldState.error?.message}
      >
        {(control) => <TextArea {...control} {...field} rows={5} className="min-h-36" />}
      </Field>
      <Count id={countId} form={form} name="description" max={MAX_DESCRIPTION_LENGTH} />
    </div>
  );
}

/** Offers the active categories, and the ad's own category even when it is inactive. */
export function CategoryField({ form }: FieldProps) {
  const { names: offered = [], attributesOf, isError, isFetching, retry } = useCategories();
  const { field, fieldState } = useController({ control: form.control, name: 'category' });
  const names = field.value && !offered.includes(field.value) ? [...offered, field.value] : offered;

  function choose(category: string): void {
    field.onChange(category);
    const { sizeSystem } = attributesOf(category);
    const size = form.getValues('size');
    // A size of the previous category would be refused.
    if (size !== '' && (sizeSystem === null || normalizeSize(sizeSystem, size) === null))
      form.setValue('size', '', { shouldDirty: true, shouldValidate: true });
  }

  return (
    <div>
      <Field label="Kategori" required error={fieldState.error?.message}>
        {(control) => (
          <Select {...control} {...field} onChange={({ target }) => choose(target.value)}>
            <option value="">
              {isFetching && offered.length === 0 ? 'Hämtar kategorier …' : 'Välj kategori'}
            </option>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
      </Field>
      {isError && (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <FieldError>{adTexts.categoriesFailed}</FieldError>
          <RetryButton size="sm" isRetrying={isFetching} onRetry={retry} />
        </div>
      )}
    </div>
  );
}

export function ConditionField({ form }: FieldProps) {
  return (
    <Field label="Skick eller typ" error={form.formState.errors.condition?.message}>
      {(control) => (
        <Select
          {...control}
          {...form.register('condition')}
          defaultValue={form.formState.defaultValues?.condition}
        >
          {CONDITIONS.map((condition) => (
            <option key={condition}>{condition}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}

export function PriceField({ form }: FieldProps) {
  const format = ({ target }: { target: { value: string } }) =>
    form.setValue('price', formatTypedPrice(target.value), { shouldDirty: true });
  return (
    <Field label="Pris" hint="Lämna tomt för 0 kr." error={form.formState.errors.price?.message}>
      {(control) => (
        <TextInput
          {...control}
          {...form.register('price', { onBlur: format })}
          defaultValue={form.formState.defaultValues?.price}
          inputMode="numeric"
          autoComplete="off"
          unit="kr"
        />
      )}
    </Field>
  );
}

// A counter instead of the input's `maxLength`, which truncates pasted text silently.
interface CountProps extends FieldProps {
  id: string;
  name: 'title' | 'description';
  max: number;
}

function Count({ id, form, name, max }: CountProps) {
  const length = useLength(form, name);
  const isOver = length > max;
  return (
    <p
      id={id}
      className={`mt-1 text-right text-xs tabular-nums ${isOver ? 'font-semibold text-danger' : 'text-muted'}`}
    >
      <span aria-hidden="true">
        {length}/{max}
      </span>
      <span className="sr-only" role={length > max * 0.9 ? 'status' : undefined}>
        {length} av {max} tecken
      </span>
    </p>
  );
}

function useLength({ control }: AdFormState, name: 'title' | 'description'): number {
  return useWatch({ control, name }).trim().length;
}
