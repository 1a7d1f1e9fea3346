// The page of an article. Source: spec 1 §2 News.
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { newsTexts } from '#shared/features/news/texts.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../core/api.ts';
import { reloadPage } from '../core/reload-page.ts';
import { useLoadedHead } from '../core/use-loaded-head.ts';
import { ArticleStates, MissingArticle } from '../features/news/article/article-states.tsx';
import { ArticleText } from '../features/news/article/article-text.tsx';
import { PageGate } from '../features/page-settings/page-gate.tsx';
import { FailedState } from '../ui/feedback/empty-state.tsx';
import { BackLink, Page } from '../ui/layout/page.tsx';

export const Route = createLazyRoute('/news/$id')({
  component: () => (
    <PageGate pageName="news" title="Nyheter & Resultat">
      <ArticlePage />
    </PageGate>
  ),
  notFoundComponent: () => (
    <Page>
      <MissingArticle level={1} />
    </Page>
  ),
  errorComponent: () => (
    <Page>
      <FailedState level={1} title={newsTexts.articleFailed} onRetry={reloadPage} />
    </Page>
  ),
});

function ArticlePage() {
  const { id } = Route.useParams();
  useLoadedHead(useQuery(useApi().news.find.queryOptions({ input: { id } })).data);
  return (
    <Page width="reading">
      <BackLink href={paths.news}>Till nyheterna</BackLink>
      <ArticleStates id={id} level={1}>
        {(article) => (
          <article>
            <h1 className="mb-4">{article.title}</h1>
            <ArticleText article={article} />
          </article>
        )}
      </ArticleStates>
    </Page>
  );
}
