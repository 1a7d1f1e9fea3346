// The filters by size, colour, audience and delivery, as far as the chosen categories have these attributes.
import {
  AUDIENCES,
  COLOURS,
  DELIVERIES,
  deliveryLabels,
} from '#shared/features/ads/attributes/attribute-values.ts';
import { labelOfSize, sizesOf } from '#shared/features/ads/attributes/sizes.ts';
import type { AdAddress } from '#shared/features/ads/list/address.ts';
import { splitChoices } from '#shared/features/ads/list/joined-choices.ts';
import { attributesOfAny } from '#shared/features/categories/category-attributes.ts';
import { useCategories } from '../use-categories.ts';
import { FilterSeveral } from './filter-controls.tsx';
import type { ChoiceCounts } from './use-ad-choices.ts';

export interface AttributeFilterProps {
  address: AdAddress;
  counts: ChoiceCounts;
  onChange: (change: Record<string, string>) => void;
}

/** The attributes of the chosen categories, or of all categories if none is chosen. */
export function useAttributes({ category }: AdAddress) {
  const { names = [], attributesOf } = useCategories();
  const chosen = category ? splitChoices(category) : names;
  return attributesOfAny(chosen.map((name) => attributesOf(name)));
}

export function SizeFilter({ address, counts, onChange }: AttributeFilterProps) {
  const { sizeSystems } = useAttributes(address);
  const chosen = splitChoices(address.size);
  // Without a chosen category, the list would mix sizes of shoes, clothes and balls.
  const isOffered = address.category !== undefined && sizeSystems.length > 0;
  if (!isOffered && chosen.length === 0) return null;
  const sizes = (isOffered ? sizeSystems : []).flatMap((system) => sizesOf(system));
  const known = new Set(counts.choicesOf('size').map(({ value }) => value));
  const counted = sizes.filter((size) => known.has(size));
  const shown = [...counted, ...chosen.filter((size) => !counted.includes(size))];
  if (shown.length === 0) return null;
  return (
    <FilterSeveral
      name="size"
      label="Storlek"
      value={address.size ?? ''}
      options={shown.map((size) => ({
        value: size,
        label: labelOfSize(size),
        count: counts.countOf('size', size),
      }))}
      isCompact
      onChange={onChange}
    />
  );
}

export function ColourFilter({ address, counts, onChange }: AttributeFilterProps) {
  const { hasColour } = useAttributes(address);
  const chosen = splitChoices(address.colour);
  if (!hasColour && chosen.length === 0) return null;
  return (
    <FilterSeveral
      name="colour"
      label="Färg"
      value={address.colour ?? ''}
      options={COLOURS.map((colour) => ({
        value: colour,
        label: colour,
        count: counts.countOf('colour', colour),
      })).filter(({ value, count }) => count !== '0' || chosen.includes(value))}
      isCompact
      onChange={onChange}
    />
  );
}

export function AudienceFilter({ address, counts, onChange }: AttributeFilterProps) {
  const { hasAudience } = useAttributes(address);
  if (!hasAudience && !address.audience) return null;
  return (
    <FilterSeveral
      name="audience"
      label="För vem"
      value={address.audience ?? ''}
      options={AUDIENCES.map((one) => ({ value: one, label: one, count: counts.countOf('audience', one) }))}
      isCompact
      onChange={onChange}
    />
  );
}

export function DeliveryFilter({ address, counts, onChange }: AttributeFilterProps) {
  return (
    <FilterSeveral
      name="delivery"
      label="Leverans"
      value={address.delivery ?? ''}
      options={DELIVERIES.map((way) => ({
        value: way,
        label: deliveryLabels[way],
        count: counts.countOf('delivery', way),
      }))}
      onChange={onChange}
    />
  );
}
