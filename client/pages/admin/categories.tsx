// Administration of ad categories. Source: spec 2 §2 Categories.
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { parseBrandsAddress } from '#shared/features/brands/address.ts';
import type { Category } from '#shared/features/categories/contract.ts';
import { categoryTexts } from '#shared/features/categories/texts.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../core/api.ts';
import { fileHref } from '../../core/file-href.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { usePageRetry } from '../../core/page-retry.ts';
import { BrandSection } from '../../features/brands/brand-section.tsx';
import { useCategoryActions } from '../../features/categories/category-actions.ts';
import { CategoryTable } from '../../features/categories/category-table.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState, FailedState } from '../../ui/feedback/empty-state.tsx';
import { LazyDialog } from '../../ui/lazy/lazy-dialog.tsx';
import { FileLink } from '../../ui/table/file-link.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';

export const Route = createLazyRoute('/admin/categories')({
  component: CategoriesPage,
  errorComponent: FailedCategories,
});

function CategoriesPage() {
  const navigate = Route.useNavigate();
  const { data, error, isFetching, refetch } = useQuery(useApi().categories.list.queryOptions());
  const actions = useCategoryActions();
  const { open, dialog } = useCategoryDialog();
  const add = (
    <Button icon={<Plus size={18} />} onClick={() => open(undefined)}>
      Ny kategori
    </Button>
  );
  return (
    <>
      <PageHeading title="Kategorier" actions={headingActions(add)}>
        Inaktiva kategorier kan inte väljas för nya annonser. En kategori som har annonser kan inte tas bort.
      </PageHeading>
      {!data && !error && <LoadingCategories />}
      {!data && error && (
        <FailedState title={categoryTexts.listFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorMessageOf(error)}
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
          onSwitch={actions.setActive}
          onEdit={open}
          onRemove={actions.remove}
        />
      )}
      {dialog}
      <BrandSection
        address={parseBrandsAddress({ ...Route.useSearch() })}
        onChange={(search) => void navigate({ search, resetScroll: false })}
      />
    </>
  );
}

function headingActions(add: ReactNode) {
  return (
    <>
      <FileLink href={fileHref(paths.adminCategories, {})} />
      {add}
    </>
  );
}

const loadCategoryDialog = async () =>
  (await import('../../features/categories/category-dialog.tsx')).CategoryDialog;

function useCategoryDialog() {
  const [opened, setOpened] = useState<{ category: Category | undefined }>();
  const dialog = opened && (
    <LazyDialog load={loadCategoryDialog} props={{ ...opened, onClose: () => setOpened(undefined) }} />
  );
  return { open: (category: Category | undefined) => setOpened({ category }), dialog };
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

/** Shown when the server could not render the table. */
function FailedCategories({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  return (
    <>
      <PageHeading title="Kategorier" />
      <FailedState title={categoryTexts.listFailed} onRetry={retry}>
        {errorMessageOf(error)}
      </FailedState>
    </>
  );
}
