// Offers the attributes recognised in the title (brand, size and so on) as chips: one tap fills in the field.
import Plus from 'lucide-react/icons/plus';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { keysOf } from '#shared/feature.ts';
import { type Attributes, recogniseAttributes } from '#shared/features/ads/attributes/recognise.ts';
import { labelOfSize } from '#shared/features/ads/attributes/sizes.ts';
import { useBrands } from '../use-brands.ts';
import { useCategories } from '../use-categories.ts';
import type { AdFormState } from './use-ad-form.ts';

const labels: { [Name in keyof Attributes]: (value: string) => string } = {
  brand: (brand) => brand,
  model: (model) => `Modell ${model}`,
  size: (size) => `Strl ${labelOfSize(size)}`,
  colour: (colour) => colour,
  audience: (audience) => audience,
};
const names = keysOf(labels);

/** A chip disappears once its field has a value, even another value than the chip's. */
export function RecognisedAttributes({ form }: { form: AdFormState }) {
  const [title, description, category, ...values] = useWatch({
    control: form.control,
    name: ['title', 'description', 'category', 'brand', 'model', 'size', 'colour', 'audience'],
  });
  const brands = useBrands();
  const attributes = useCategories().attributesOf(category);
  // Recognition is deferred, so that it does not slow down typing.
  const deferredTitle = useDeferredValue(title);
  const texts = { category, description: useDeferredValue(description), audience: values.at(-1) ?? '' };
  const found = recogniseAttributes(deferredTitle, attributes, { brands, onlyCertain: false, texts });
  const offered = names.filter((name, index) => found[name] !== '' && values[index] === '');

  if (offered.length === 0) return null;

  function take(name: keyof Attributes): void {
    form.setValue(name, found[name], { shouldDirty: true, shouldValidate: true });
    // The pressed chip is removed, and the focus would be lost with it.
    form.setFocus('title');
  }

  return (
    <fieldset aria-label="Förslag från titeln" className="flex min-w-0 flex-wrap gap-2">
      {offered.map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => take(name)}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-dashed border-outline bg-surface px-3 text-sm hover:border-ink hover:bg-sunken"
        >
          <Plus size={16} className="text-muted" />
          {labels[name](found[name])}? <span className="font-semibold">Lägg till</span>
        </button>
      ))}
    </fieldset>
  );
}
