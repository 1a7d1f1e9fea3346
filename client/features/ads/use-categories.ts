// The active categories, for the filter and the form.
import { useQuery } from '@tanstack/react-query';
import { type CategoryAttributes, noAttributes } from '#shared/features/categories/category-attributes.ts';
import { useApi } from '../../core/api.ts';

export function useCategories() {
  const { data, isError, isFetching, refetch } = useQuery(useApi().categories.listActive.queryOptions());
  return {
    /** In display order; undefined until loaded. */
    names: data?.categories.map(({ name }) => name),
    /** No attributes for an unknown category, and until the categories are loaded. */
    attributesOf: (name: string): CategoryAttributes =>
      data?.categories.find((category) => category.name === name)?.attributes ?? noAttributes,
    isError,
    isFetching,
    retry: () => void refetch(),
  };
}
