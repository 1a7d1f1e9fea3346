// The filter by active category.
import { adTexts } from '#shared/features/ads/texts.ts';
import { RetryButton } from '../../../ui/button/retry-button.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FilterSeveral, type SeveralProps } from './filter-controls.tsx';
import type { ChoiceCounts } from './use-ad-choices.ts';
import { useCategories } from '../use-categories.ts';

export interface CategoryFilterProps extends Pick<SeveralProps, 'value' | 'onChange'> {
  counts: ChoiceCounts;
}

export function CategoryFilter({ value, counts, onChange }: CategoryFilterProps) {
  const { names, isError, isFetching, retry } = useCategories();
  if (names) {
    return (
      <FilterSeveral
        name="category"
        label="Kategori"
        value={value}
        options={names.map((name) => ({
          value: name,
          label: name,
          count: counts.countOf('category', name),
        }))}
        onChange={onChange}
      />
    );
  }
  if (isError) {
    return (
      <div className="flex flex-col items-start gap-2" role="alert">
        <FieldError>{adTexts.categoriesFailed}</FieldError>
        <RetryButton size="sm" onRetry={retry} isRetrying={isFetching} />
      </div>
    );
  }
  return (
    <Loading label="Laddar kategorier" className="flex flex-wrap gap-2 lg:flex-col">
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={index} className="h-9 w-32 rounded-md" />
      ))}
    </Loading>
  );
}
