// The categories that ads are sorted into. Source: spec 2 §2 Categories.
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { type ComponentType, useState } from 'react';
import type { Category } from '#shared/features/categories/contract.ts';
import { categoryWords } from '#shared/features/categories/words.ts';
import { useApi } from '../../core/api.ts';
import { sentenceOf } from '../../core/failure.ts';
import { usePageRetry } from '../../core/page-retry.ts';
import { useCategoryDeeds } from '../../features/categories/category-actions.ts';
import type { CategoryDialogProps } from '../../features/categories/category-dialog.tsx';
import { CategoryTable } from '../../features/categories/category-table.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState, FailedState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { tellMissing } from '../../ui/tell-missing.ts';

export const Route = createLazyRoute('/admin/categories')({
  component: CategoriesPage,
  errorComponent: FailedCategories,
});

function CategoriesPage() {
  const { data, error, isFetching, refetch } = useQuery(useApi().categories.list.queryOptions());
  const deeds = useCategoryDeeds();
  const { open, dialog } = useCategoryDialog();
  const add = (
    <Button icon={<Plus size={18} />} onClick={() => open(undefined)}>
      Ny kategori
    </Button>
  );
  return (
    <>
      <PageHeading title="Kategorier" actions={add}>
        Inaktiva kategorier kan inte väljas för nya annonser. En kategori som har annonser kan inte tas bort.
      </PageHeading>
      {!data && !error && <LoadingCategories />}
      {!data && error && (
        <FailedState title={categoryWords.listFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
          {sentenceOf(error)}
        </FailedState>
      )}
      {data?.categories.length === 0 && (
        <EmptyState title="Inga kategorier än" action={add}>
          Utan kategorier kan ingen skapa annonser.
        </EmptyState>
      )}
      {data && data.categories.length > 0 && (
        <CategoryTable
          categories={data.categories}
          onSwitch={deeds.setActive}
          onEdit={open}
          onRemove={deeds.remove}
        />
      )}
      {dialog}
    </>
  );
}

/** The dialog is fetched with the first category that is written. */
function useCategoryDialog() {
  const [view, setView] = useState<{ Dialog: ComponentType<CategoryDialogProps> }>();
  const [asked, setAsked] = useState<{ number: number; isOpen: boolean; category: Category | undefined }>();
  async function open(category: Category | undefined): Promise<void> {
    try {
      const { CategoryDialog } = await import('../../features/categories/category-dialog.tsx');
      setView({ Dialog: CategoryDialog });
      setAsked((last) => ({ number: (last?.number ?? 0) + 1, isOpen: true, category }));
    } catch {
      tellMissing();
    }
  }
  const dialog = view && asked && (
    <view.Dialog
      key={asked.number}
      open={asked.isOpen}
      category={asked.category}
      onClose={() => setAsked({ ...asked, isOpen: false })}
    />
  );
  return { open: (category: Category | undefined) => void open(category), dialog };
}

function LoadingCategories() {
  return (
    <Loading label="Laddar kategorier" className="flex flex-col gap-3">
      <Skeleton className="h-14 rounded-md" />
      <Skeleton className="h-14 rounded-md" />
      <Skeleton className="h-14 rounded-md" />
    </Loading>
  );
}

/** When the server could not make the table. */
function FailedCategories({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  return (
    <>
      <PageHeading title="Kategorier" />
      <FailedState title={categoryWords.listFailed} onRetry={retry}>
        {sentenceOf(error)}
      </FailedState>
    </>
  );
}
