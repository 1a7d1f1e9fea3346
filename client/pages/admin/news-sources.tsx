// News sources: figures, the sources, the log of requests, and the editor. Source: spec 2 §2 News sources.
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { NewsSourcesAddress } from '#shared/features/news-sources/address.ts';
import { paths } from '#shared/paths.ts';
import { usePageRetry } from '../../core/page-retry.ts';
import { type NextSearch, stringifySearch } from '../../core/search-params.ts';
import { FetchHistory } from '../../features/news-sources/fetch-history.tsx';
import { FetchProgress } from '../../features/news-sources/fetch-progress.tsx';
import { SourceCounts } from '../../features/news-sources/source-counts.tsx';
import { FailedSources, SourceList } from '../../features/news-sources/source-list.tsx';
import { useFetchNews } from '../../features/news-sources/use-fetch-news.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LazyPanel } from '../../ui/lazy/lazy-panel.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';

export const Route = createLazyRoute('/admin/news-sources')({
  component: NewsSourcesPage,
  errorComponent: FailedNewsSources,
});

const loadEditor = async () => (await import('../../features/news-sources/source-editor.tsx')).SourceEditor;

function NewsSourcesPage() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const { run, isBusy, start } = useFetchNews();
  const { tab = 'sources', source } = address;
  const goTo = (search: NextSearch<NewsSourcesAddress>) => void navigate({ search, resetScroll: false });
  const newSource = (
    <ButtonLink href={paths.adminNewsSources + stringifySearch({ tab: 'editor' })} icon={<Plus size={18} />}>
      Ny källa
    </ButtonLink>
  );
  return (
    <>
      <PageHeading
        title="Nyhetskällor"
        actions={
          <>
            {newSource}
            <Button
              variant="primary"
              icon={<RefreshCw size={18} />}
              busy={isBusy}
              onClick={() => void start()}
            >
              Hämta nyheter nu
            </Button>
          </>
        }
      >
        Nyheter hämtas härifrån varje timme, och väntar på granskning innan de publiceras.
      </PageHeading>
      <div className="flex flex-col gap-5">
        <FetchProgress run={run} />
        <SourceCounts />
        <Tabs
          label="Nyhetskällor"
          tabs={[
            { value: 'sources', label: 'Källor' },
            { value: 'history', label: 'Hämtningshistorik' },
            { value: 'editor', label: source ? 'Redigera källa' : 'Ny källa' },
          ]}
          value={tab}
          onChange={(chosen) => goTo(chosen === 'sources' ? {} : { tab: chosen })}
        >
          {tab === 'sources' && <SourceList address={address} action={newSource} onFilter={goTo} />}
          {tab === 'history' && <FetchHistory address={address} onFilter={goTo} />}
          {tab === 'editor' && (
            <LazyPanel
              key={source}
              load={loadEditor}
              props={{ id: source, onClose: () => goTo({}) }}
              placeholder={<Skeleton className="h-96 max-w-2xl rounded-md" />}
              errorTitle="Kunde inte visa formuläret"
            />
          )}
        </Tabs>
      </div>
    </>
  );
}

/** Shown when the server could not render the list. */
function FailedNewsSources({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  return (
    <>
      <PageHeading title="Nyhetskällor" />
      <FailedSources address={Route.useSearch()} error={error} onRetry={retry} />
    </>
  );
}
