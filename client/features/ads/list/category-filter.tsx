// The filter by active category.
import { adTexts } from '#shared/features/ads/texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FilterChoices, type FilterProps } from './filter-controls.tsx';
import { useCategories } from '../use-categories.ts';

export function CategoryFilter({ value, onChange }: Pick<FilterProps, 'value' | 'onChange'>) {
  const { names, isError, isFetching, retry } = useCategories();
  if (names) {
    return (
      <FilterChoices
        name="category"
        label="Kategori"
        allLabel="Alla kategorier"
        value={value}
        options={names.map((name) => ({ value: name, label: name }))}
        onChange={onChange}
      />
    );
  }
  if (isError) {
    return (
      <div className="flex flex-col items-start gap-2" role="alert">
        <FieldError>{adTexts.categoriesFailed}</FieldError>
        <Button size="sm" onClick={retry} busy={isFetching}>
          Försök igen
        </Button>
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
