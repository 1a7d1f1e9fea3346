// The known brands, for the form and the recognition of titles.
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../core/api.ts';

/** Empty until loaded, and if loading fails: any brand can be typed. */
export function useBrands() {
  return useQuery(useApi().brands.listActive.queryOptions()).data?.brands ?? [];
}
