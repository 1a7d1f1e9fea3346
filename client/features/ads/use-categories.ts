// The active categories, for the filter and the form.
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../core/api.ts';

export function useCategories() {
  const { data, isError, isFetching, refetch } = useQuery(useApi().categories.listActive.queryOptions());
  return {
    /** In display order; undefined until loaded. */
    names: data?.categories.map(({ name }) => name),
    isError,
    isFetching,
    retry: () => void refetch(),
  };
}
