// The news management: numbers, table of articles, editor and review. Source: spec 2 §2 News.
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { NewsEditingAddress } from '#shared/features/news/editing/address.ts';
import { newsEditingTexts } from '#shared/features/news/editing/texts.ts';
import type { NextSearch } from '../../core/search-params.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { usePageRetry } from '../../core/page-retry.ts';
import { useArticleActions } from '../../features/news/editing/article-actions.ts';
import { ArticleDetailsHost } from '../../features/news/editing/article-details-host.tsx';
import { ArticleEditorPanel } from '../../features/news/editing/article-editor-panel.tsx';
import { ArticleTable, useArticlePage } from '../../features/news/editing/article-table.tsx';
import { changeNewsEditing, newsEditingHref } from '../../features/news/editing/editing-addresses.ts';
import { NewsNumbers } from '../../features/news/editing/news-numbers.tsx';
import { NewsToolbar } from '../../features/news/editing/news-toolbar.tsx';
import { FetchProgress } from '../../features/news-sources/fetch-progress.tsx';
import { useFetchNews } from '../../features/news-sources/use-fetch-news.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { FailedState } from '../../ui/feedback/empty-state.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { LazyDialog } from '../../ui/lazy/lazy-dialog.tsx';
import { articlePictures } from './news-pictures.ts';

export const Route = createLazyRoute('/admin/news')({ component: NewsPage, errorComponent: FailedNews });

const loadDeleteAll = async () =>
  (await import('../../features/news/editing/delete-all.tsx')).DeleteAllDialog;

function NewsPage() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const { edit, item: _item, ...table } = address;
  const { data: numbers } = useQuery(useApi().news.editingOverview.queryOptions());
  const page = useArticlePage(table);
  const actions = useArticleActions();
  const fetching = useFetchNews();
  const [isDeletingAll, setIsDeletingAll] = useState(false);
  const goTo = (next: NextSearch<NewsEditingAddress>, replace = false) =>
    void navigate({ search: next, replace, resetScroll: false });
  const list = (
    <div className="flex flex-col gap-4">
      <NewsToolbar
        address={table}
        sources={numbers?.sources ?? []}
        onChange={(change) => goTo((latest) => changeNewsEditing(latest, change))}
      />
      <ArticleTable address={table} page={page} actions={actions} />
    </div>
  );
  return (
    <>
      <PageHeading
        title="Nyhetshantering"
        actions={
          <>
            <Button
              icon={<RefreshCw size={18} />}
              busy={fetching.isBusy}
              onClick={() => void fetching.start()}
            >
              Hämta nyheter
            </Button>
            <Button
              icon={<Trash2 size={18} />}
              disabled={numbers?.total === 0}
              onClick={() => setIsDeletingAll(true)}
            >
              Radera alla nyheter
            </Button>
            <ButtonLink
              variant="primary"
              icon={<Plus size={18} />}
              href={newsEditingHref({ ...table, edit: 'new' })}
            >
              Ny artikel
            </ButtonLink>
          </>
        }
      />
      <div className="flex flex-col gap-5">
        <FetchProgress run={fetching.run} />
        <NewsNumbers numbers={numbers} address={table} />
        <Tabs
          label="Nyhetshantering"
          tabs={[
            { value: 'list', label: 'Artiklar' },
            ...(edit
              ? [{ value: 'editor' as const, label: edit === 'new' ? 'Ny artikel' : 'Redigera artikel' }]
              : []),
          ]}
          value={edit ? 'editor' : 'list'}
          onChange={(tab) => tab === 'list' && goTo(table)}
        >
          {edit ? (
            <ArticleEditorPanel id={edit} pictures={articlePictures} onClose={() => goTo(table)} />
          ) : (
            list
          )}
        </Tabs>
      </div>
      <ArticleDetailsHost
        address={address}
        items={page.data?.items}
        actions={actions}
        onShow={(item) => goTo(item ? { ...table, item } : table, true)}
      />
      {isDeletingAll && (
        <LazyDialog load={loadDeleteAll} props={{ onClose: () => setIsDeletingAll(false) }} />
      )}
    </>
  );
}

/** Shown when the server could not render the table. */
function FailedNews({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  return (
    <>
      <PageHeading title="Nyhetshantering" />
      <FailedState title={newsEditingTexts.listFailed} onRetry={retry}>
        {errorMessageOf(error)}
      </FailedState>
    </>
  );
}
