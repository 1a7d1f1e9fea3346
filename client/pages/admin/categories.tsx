// Administration of ad categories. Source: spec 2 §2 Categories.
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { type BrandsAddress, parseBrandsAddress } from '#shared/features/brands/address.ts';
import { type CategoriesAddress, parseCategoriesAddress } from '#shared/features/categories/address.ts';
import type { Category } from '#shared/features/categories/contract.ts';
import { categoryTexts } from '#shared/features/categories/texts.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { usePageRetry } from '../../core/page-retry.ts';
import { stringifySearch } from '../../core/search-params.ts';
import { BrandSection } from '../../features/brands/brand-section.tsx';
import { useCategoryActions } from '../../features/categories/category-actions.ts';
import { CategoryList } from '../../features/categories/category-list.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState, FailedState } from '../../ui/feedback/empty-state.tsx';
import { LazyDialog } from '../../ui/lazy/lazy-dialog.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';

export const Route = createLazyRoute('/admin/categories')({
  component: CategoriesPage,
  errorComponent: FailedCategories,
});

function CategoriesPage() {
  // The router merges unknown search parameters into `search`.
  const params = { ...Route.useSearch() };
  const navigate = Route.useNavigate();
  const goTo = (search: CategoriesAddress & BrandsAddress) => void navigate({ search, resetScroll: false });
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
      <PageHeading title="Kategorier" actions={add}>
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
        <CategoryList
          categories={data.categories}
          address={parseCategoriesAddress(params)}
          allHref={hrefOf(parseBrandsAddress(params))}
          onChange={(change) => goTo({ ...parseBrandsAddress(params), ...parseCategoriesAddress(change) })}
          actions={actions}
          onEdit={open}
        />
      )}
      {dialog}
      <BrandSection
        address={parseBrandsAddress(params)}
        allHref={hrefOf(parseCategoriesAddress(params))}
        onChange={(brands) => goTo({ ...parseCategoriesAddress(params), ...brands })}
      />
    </>
  );
}

function hrefOf(address: CategoriesAddress & BrandsAddress): string {
  return paths.adminCategories + stringifySearch({ ...address });
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
