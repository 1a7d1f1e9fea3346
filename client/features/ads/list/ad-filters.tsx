// The filters of the marketplace. They work as a plain form: every control has the name of its query parameter.
import type { AdAddress } from '#shared/features/ads/list/address.ts';
import { PRICE_RANGES } from '#shared/features/ads/price.ts';
import { CONDITIONS } from '#shared/features/ads/rules.ts';
import { COUNTIES } from '#shared/places/counties.ts';
import { FILTER_CITIES } from '#shared/places/filter-cities.ts';
import { buttonStyle } from '../../../ui/button/button.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { FilterChoices, filterForm, FilterSelect } from './filter-controls.tsx';

export interface AdFiltersProps {
  address: AdAddress;
  onChange: (change: Record<string, string>) => void;
}

export function AdFilters({ address, onChange }: AdFiltersProps) {
  const more = [address.city, address.condition, address.price].filter(Boolean).length;
  return (
    <div className="flex flex-col gap-5">
      <CategoryFilter value={address.category ?? ''} onChange={onChange} />
      <FilterSelect
        name="region"
        label="Region (län)"
        allLabel="Hela Sverige"
        value={address.region ?? ''}
        options={named(COUNTIES)}
        onChange={onChange}
      />
      <Disclosure
        summary="Fler filter"
        badge={more > 0 && <span className="text-sm">{more} valda</span>}
        open={more > 0}
      >
        <div className="flex flex-col gap-5">
          <FilterSelect
            name="city"
            label="Ort"
            allLabel="Alla orter"
            value={address.city ?? ''}
            options={named(FILTER_CITIES)}
            onChange={onChange}
          />
          <FilterChoices
            name="price"
            label="Pris"
            allLabel="Alla priser"
            value={address.price ?? ''}
            options={PRICE_RANGES.map(({ id, label }) => ({ value: id, label }))}
            onChange={onChange}
          />
          <FilterChoices
            name="condition"
            label="Skick"
            allLabel="Alla skick"
            value={address.condition ?? ''}
            options={named(CONDITIONS)}
            onChange={onChange}
          />
        </div>
      </Disclosure>
      <noscript>
        <button type="submit" form={filterForm} className={buttonStyle({ wide: true })}>
          Visa annonser
        </button>
      </noscript>
    </div>
  );
}

function named(values: ReadonlyArray<string>): { value: string; label: string }[] {
  return values.map((value) => ({ value, label: value }));
}
