// The categories that are open at present, as a filter.
import { useQuery } from '@tanstack/react-query';
import { adWords } from '#shared/features/ads/words.ts';
import { useApi } from '../../core/api.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { FilterChoices, type FilterProps } from './filter-controls.tsx';

export function CategoryFilter({ value, onChange }: Pick<FilterProps, 'value' | 'onChange'>) {
  const { data, isError, isFetching, refetch } = useQuery(useApi().ads.categories.queryOptions());
  if (data) {
    return (
      <FilterChoices
        name="category"
        label="Kategori"
        allLabel="Alla kategorier"
        value={value}
        options={data.categories.map(({ name }) => ({ value: name, label: name }))}
        onChange={onChange}
      />
    );
  }
  if (isError) {
    return (
      <div className="flex flex-col items-start gap-2" role="alert">
        <FieldError>{adWords.categoriesFailed}</FieldError>
        <Button size="sm" onClick={() => void refetch()} busy={isFetching}>
          Försök igen
        </Button>
      </div>
    );
  }
  return (
    <Loading label="Laddar kategorier" className="flex flex-wrap gap-2 lg:flex-col">
      {Array.from({ length: 10 }, (_, place) => (
        <Skeleton key={place} className="h-9 w-32 rounded-md" />
      ))}
    </Loading>
  );
}
