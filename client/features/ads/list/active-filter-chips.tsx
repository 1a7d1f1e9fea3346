// The active filters, each with a link that removes it.
import { useQuery } from '@tanstack/react-query';
import type { AdAddress } from '#shared/features/ads/list/address.ts';
import { describeDistance } from '#shared/features/ads/list/near.ts';
import { useApi } from '../../../core/api.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { FilterChip } from '../../../ui/form/filter-chip.tsx';
import { activeFilters, clearedHref } from './ad-addresses.ts';

export function ActiveFilterChips({ address }: { address: AdAddress }) {
  const filters = activeFilters(address);
  const near = useNearLabel(address);
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Valda filter" className="flex flex-wrap items-center gap-2">
      {filters.map(({ name, label, href }) => (
        <li key={`${name} ${label}`}>
          <FilterChip label={name === 'near' ? (near ?? label) : label} href={href} />
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

/** The address has only the id of the place. */
function useNearLabel({ near, within }: AdAddress): string | undefined {
  const { data } = useQuery({
    ...useApi().places.find.queryOptions({ input: { id: Number(near ?? 0) } }),
    enabled: near !== undefined,
    staleTime: Infinity,
    retry: false,
  });
  return data && describeDistance(within, data.name);
}
