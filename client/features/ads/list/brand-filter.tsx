// The filter by brand: the most frequent ones, and all behind a button.
import { useState } from 'react';
import { brandKey } from '#shared/features/ads/attributes/known-brands.ts';
import { splitChoices } from '#shared/features/ads/list/joined-choices.ts';
import { Button } from '../../../ui/button/button.tsx';
import { type AttributeFilterProps, useAttributes } from './attribute-filters.tsx';
import { FilterSeveral } from './filter-controls.tsx';
import { FREQUENT_BRANDS } from './use-ad-choices.ts';

export function BrandFilter({ address, counts, onChange }: AttributeFilterProps) {
  const { hasBrand } = useAttributes(address);
  const [showsAll, setShowsAll] = useState(false);
  const chosen = splitChoices(address.brand);
  if (!hasBrand && chosen.length === 0) return null;
  const known = counts.choicesOf('brand');
  const own = chosen.map((brand) => ({
    // A chosen brand is shown as spelled in the URL, which may differ from the counted brand's spelling.
    value: brand,
    count: known.find(({ value }) => brandKey(value) === brandKey(brand))?.count,
  }));
  const others = known.filter(({ value }) => !chosen.some((brand) => brandKey(brand) === brandKey(value)));
  const shown = showsAll ? inOrder(others) : others.slice(0, FREQUENT_BRANDS);
  const options = [...own, ...shown].map(({ value, count }) => ({ value, label: value, count }));
  if (options.length === 0) return null;
  return (
    <div>
      <FilterSeveral
        name="brand"
        label="Märke"
        value={address.brand ?? ''}
        options={options}
        isCompact
        onChange={onChange}
      />
      {(showsAll || others.length > FREQUENT_BRANDS) && (
        <Button
          size="sm"
          variant="ghost"
          className="-ml-3"
          aria-expanded={showsAll}
          onClick={() => {
            setShowsAll(!showsAll);
            counts.loadAll();
          }}
        >
          {showsAll ? 'Visa färre märken' : 'Visa fler märken'}
        </Button>
      )}
    </div>
  );
}

function inOrder(brands: readonly { value: string; count: string }[]) {
  return brands.toSorted((one, other) => one.value.localeCompare(other.value, 'sv'));
}
