// The filters of the marketplace. They work as a plain form: every control has the name of its query parameter.
import type { AdAddress } from '#shared/features/ads/list/address.ts';
import { CONDITIONS } from '#shared/features/ads/rules.ts';
import { SELLERS, sellerLabels } from '#shared/features/profiles/sellers.ts';
import { COUNTIES } from '#shared/places/counties.ts';
import { FILTER_CITIES } from '#shared/places/filter-cities.ts';
import { buttonStyle } from '../../../ui/button/button.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { AudienceFilter, ColourFilter, DeliveryFilter, SizeFilter } from './attribute-filters.tsx';
import { BrandFilter } from './brand-filter.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { filterForm, FilterSelect, FilterSeveral } from './filter-controls.tsx';
import { NearFilter } from './near-filter.tsx';
import { PriceFilter } from './price-filter.tsx';
import { SoldFilter } from './sold-filter.tsx';
import { useAdChoices } from './use-ad-choices.ts';
import type { AdListQuery } from './use-ad-list.ts';

export interface AdFiltersProps {
  address: AdAddress;
  list: AdListQuery;
  onChange: (change: Record<string, string>) => void;
}

export function AdFilters({ address, list, onChange }: AdFiltersProps) {
  const counts = useAdChoices(address, list);
  const { city, colour, audience, delivery, seller } = address;
  const more = [city, colour, audience, delivery, seller].filter(Boolean).length;
  const attribute = { address, counts, onChange };
  return (
    <div className="flex flex-col gap-5">
      <CategoryFilter value={address.category ?? ''} counts={counts} onChange={onChange} />
      <SizeFilter {...attribute} />
      <PriceFilter address={address} onChange={onChange} />
      <FilterSeveral
        name="condition"
        label="Skick"
        value={address.condition ?? ''}
        options={CONDITIONS.map((condition) => ({
          value: condition,
          label: condition,
          count: counts.countOf('condition', condition),
        }))}
        onChange={onChange}
      />
      <BrandFilter {...attribute} />
      <FilterSelect
        name="region"
        label="Region (län)"
        allLabel="Hela Sverige"
        value={address.region ?? ''}
        options={named(COUNTIES)}
        onChange={onChange}
      />
      <NearFilter address={address} onChange={onChange} />
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
          <ColourFilter {...attribute} />
          <AudienceFilter {...attribute} />
          <DeliveryFilter {...attribute} />
          <FilterSelect
            name="seller"
            label="Säljare"
            allLabel="Alla säljare"
            value={seller ?? ''}
            options={SELLERS.map((kind) => ({ value: kind, label: sellerLabels[kind] }))}
            onChange={onChange}
          />
        </div>
      </Disclosure>
      <SoldFilter isShown={address.sold === 'show'} onChange={onChange} />
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
