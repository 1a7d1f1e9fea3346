// The active filters, each with a link that removes it.
import type { AdAddress } from '#shared/features/ads/list/address.ts';
import { describeDistance } from '#shared/features/ads/list/distance-filter.ts';
import { usePlaceName } from '../../../core/place-name.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { FilterChip } from '../../../ui/form/filter-chip.tsx';
import { activeFilters, clearedHref } from './ad-addresses.ts';

export function ActiveFilterChips({ address }: { address: AdAddress }) {
  const filters = activeFilters(address);
  const place = usePlaceName(address.near);
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Valda filter" className="flex flex-wrap items-center gap-2">
      {filters.map(({ name, label, href }) => (
        <li key={`${name} ${label}`}>
          <FilterChip label={name === 'near' ? describeDistance(address.within, place) : label} href={href} />
        </li>
      ))}
      <li>
        <Anchor
          href={clearedHref(address)}
          className="inline-flex min-h-8 items-center px-1 text-sm font-semibold text-pine underline underline-offset-4 hover:text-pine-hover"
        >
          Rensa alla
        </Anchor>
      </li>
    </ul>
  );
}
