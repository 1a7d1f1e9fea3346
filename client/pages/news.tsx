// News and results: search, categories, the top block, and all articles by month. Source: spec 1 §2 News.
import { createLazyRoute, useNavigate } from '@tanstack/react-router';
import { type NewsAddress, parseNewsAddress } from '#shared/features/news/list/address.ts';
import { newsTexts } from '#shared/features/news/texts.ts';
import { resultsPath } from '#shared/features/results/list/address.ts';
import { newsPath, paths } from '#shared/paths.ts';
import { reloadPage } from '../core/reload-page.ts';
import { ArticleList, NewsTop } from '../features/news/list/article-list.tsx';
import { CategoryLinks } from '../features/news/list/category-links.tsx';
import { changeNewsAddress, newsHref } from '../features/news/list/news-addresses.ts';
import { newsTitle } from '../features/news/list/news-head.ts';
import { Categories, Trending } from '../features/news/list/news-overview.tsx';
import { NewsletterBox } from '../features/newsletter/newsletter-box.tsx';
import { PageGate } from '../features/page-settings/page-gate.tsx';
import { LatestResults } from '../features/results/list/latest-results.tsx';
import { RecordsOverList } from '../ui/dialog/records-over-list.tsx';
import { FailedState } from '../ui/feedback/empty-state.tsx';
import { SearchBox } from '../ui/form/search-box.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';

export const Route = createLazyRoute('/news')({
  component: () => (
    <PageGate pageName="news" title="Nyheter & Resultat">
      <NewsPage />
    </PageGate>
  ),
  errorComponent: FailedNews,
});

const loadArticleDialog = async () =>
  (await import('../features/news/article/article-dialog.tsx')).ArticleDialog;

const loadNewsletterDialog = async () =>
  (await import('./newsletter/newsletter-dialog.tsx')).NewsletterDialog;

function NewsPage() {
  const address = Route.useSearch({ select: (search) => parseNewsAddress({ ...search }) });
  const navigate = useNavigate();
  const isFront = !(address.search ?? address.after ?? address.before);
  const side = (
    <aside
      aria-label="Mer om basket"
      className="flex min-w-0 flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <Results address={address} />
      <Trending />
      <Categories />
      <NewsletterBox loadDialog={loadNewsletterDialog} />
    </aside>
  );
  return (
    <Page>
      <PageHeading title={newsTitle(address)}>
        Svensk och internationell basket, från ungdomshallarna till landslagen.
      </PageHeading>
      <RecordsOverList pathOf={newsPath} loadDialog={loadArticleDialog}>
        <div className="mb-6 flex flex-col gap-4">
          <SearchBox
            label="Sök bland nyheterna"
            placeholder="Sök bland nyheterna"
            action={paths.news}
            value={address.search ?? ''}
            onSearch={(search) =>
              void navigate({ to: paths.news, search: changeNewsAddress(address, { search }) })
            }
          />
          <CategoryLinks address={address} />
        </div>
        {/* In the order of a phone: a search shows its hits first, the front page shows the side column before the list. */}
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
          {isFront && <NewsTop address={address} />}
          {isFront && side}
          <div className="min-w-0 lg:col-start-1">
            <ArticleList address={address} isBelowTop={isFront} />
          </div>
          {!isFront && side}
        </div>
      </RecordsOverList>
    </Page>
  );
}

function Results({ address }: { address: NewsAddress }) {
  const { league } = address;
  return (
    <section aria-labelledby="resultat">
      <h2 id="resultat" className="mb-3 text-lg">
        Resultat
      </h2>
      <LatestResults
        address={league ? { league } : {}}
        hrefOf={(search) =>
          search.after ? resultsPath(search) : `${newsHref({ ...address, league: search.league })}#resultat`
        }
        isNarrow
      />
    </section>
  );
}

// The text does not depend on the error: the browser gets fewer details than the server that rendered the page.
function FailedNews() {
  return (
    <Page>
      <PageHeading title="Nyheter & Resultat" />
      <FailedState title={newsTexts.listFailed} onRetry={reloadPage} />
    </Page>
  );
}
