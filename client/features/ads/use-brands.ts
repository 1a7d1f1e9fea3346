// The known brands, for the form and the recognition of titles.
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../core/api.ts';

/** Empty until loaded, and where they cannot be: any brand may be typed. */
export function useBrands() {
  return useQuery(useApi().brands.listActive.queryOptions()).data?.brands ?? [];
}
