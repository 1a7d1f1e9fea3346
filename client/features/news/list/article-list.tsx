// The list of articles by month, or the hits of a search, in its four states.
import { useQuery } from '@tanstack/react-query';
import Rss from 'lucide-react/icons/rss';
import { type NewsAddress, newsFeedPath, newsSearchOf } from '#shared/features/news/list/address.ts';
import type { ArticleRow as Article } from '#shared/features/news/schemas.ts';
import { newsTexts } from '#shared/features/news/texts.ts';
import { formatMonth } from '#shared/format.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CorrectedSearch } from '../../../ui/table/corrected-search.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { ArticleRow } from './article-row.tsx';
import { adjacentNewsHrefs, changeNewsAddress, newsHref } from './news-addresses.ts';
import { TopArticles } from './top-articles.tsx';

/** The top block, which only the first page has: there it also shows that the list below it is loading or has failed. */
export function NewsTop({ address }: { address: NewsAddress }) {
  const { data, error, isFetching, refetch } = useNewsList(address);
  if (data) return <TopArticles {...data} />;
  return error ? <FailedList {...{ address, error, isFetching, refetch }} /> : <LoadingTop />;
}

/**
 * @param props.address of a page of the list
 * @param props.isBelowTop whether the top block is on the page
 */
export function ArticleList({ address, isBelowTop = false }: { address: NewsAddress; isBelowTop?: boolean }) {
  const { data, error, isFetching, refetch } = useNewsList(address);
  if (!data && isBelowTop) return null;
  if (!data) return error ? <FailedList {...{ address, error, isFetching, refetch }} /> : <LoadingArticles />;
  if (data.articles.length === 0)
    return data.featured.length + data.regular.length === 0 && <NoArticles address={address} />;
  return (
    <div className="flex flex-col gap-4">
      <CorrectedSearch
        corrected={data.corrected}
        typedHref={newsHref({ ...changeNewsAddress(address, {}), exact: 'true' })}
      />
      {monthsOf(data.articles).map(({ month, articles }) => (
        <section key={month} aria-label={month}>
          <h2 className="border-b-2 border-ink pb-1 text-lg">{month}</h2>
          {articles.map((article) => (
            <ArticleRow key={article.id} article={article} />
          ))}
        </section>
      ))}
      <Pagination {...adjacentNewsHrefs(address, data)} />
      <FeedLink category={address.category} />
    </div>
  );
}

/** @param props of the failed request */
function FailedList({
  address,
  error,
  isFetching,
  refetch,
}: {
  address: NewsAddress;
  error: Error;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}) {
  const isDeep = Boolean(address.after ?? address.before);
  if (isDeep && isRefusal(error, 'UNPROCESSABLE_CONTENT'))
    return (
      <EmptyState
        title="Sidan finns inte"
        action={
          <ButtonLink href={newsHref(changeNewsAddress(address, {}))}>Börja om från första sidan</ButtonLink>
        }
      />
    );
  return (
    <FailedState title={newsTexts.listFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
      {errorMessageOf(error)}
    </FailedState>
  );
}

function FeedLink({ category }: Pick<NewsAddress, 'category'>) {
  return (
    <p className="text-sm">
      <a
        href={newsFeedPath(category)}
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-pine underline-offset-4 hover:underline"
      >
        <Rss size={16} aria-hidden="true" />
        {category ? `RSS för ${category}` : 'RSS för alla nyheter'}
      </a>
    </p>
  );
}

function useNewsList(address: NewsAddress) {
  return useQuery(useApi().news.list.queryOptions({ input: newsSearchOf(address) }));
}

/** Groups the articles by month in the given order, which is by age. */
function monthsOf(articles: readonly Article[]): { month: string; articles: Article[] }[] {
  const months = new Map<string, Article[]>();
  for (const article of articles) {
    const month = formatMonth(article.publishedAt);
    months.set(month, [...(months.get(month) ?? []), article]);
  }
  return Array.from(months, ([month, found]) => ({ month, articles: found }));
}

function NoArticles({ address: { search, category } }: { address: NewsAddress }) {
  if (search)
    return (
      <EmptyState
        title="Inga nyheter hittades"
        action={
          category ? (
            <ButtonLink href={newsHref({ search })}>Sök i alla kategorier</ButtonLink>
          ) : (
            <ButtonLink href={newsHref({})}>Visa alla nyheter</ButtonLink>
          )
        }
      >
        Ingen artikel har alla orden i ”{search}”. Prova färre eller andra ord.
      </EmptyState>
    );
  return (
    <EmptyState
      board="0–0"
      title="Inga nyheter än"
      action={category && <ButtonLink href={newsHref({})}>Visa alla nyheter</ButtonLink>}
    >
      {category ? `Här kommer nyheter om ${nameInSentence(category)}.` : 'Här kommer nyheter om basket.'}
    </EmptyState>
  );
}

/** The category in lower case, except the names of leagues. */
function nameInSentence(category: string): string {
  return /^(NBA|Euroleague)$/.test(category) ? category : category.toLowerCase();
}

function LoadingArticles() {
  return (
    <Loading label="Laddar nyheter" className="flex flex-col gap-4">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="h-28 rounded-md" />
      ))}
    </Loading>
  );
}

function LoadingTop() {
  return (
    <Loading label="Laddar nyheter" className="flex flex-col gap-4">
      <Skeleton className="h-96 rounded-md" />
      <div className="grid gap-4 sm:grid-cols-2">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-80 rounded-md" />
        ))}
      </div>
    </Loading>
  );
}
