// The top block: up to three featured articles, the newest one large, and two others. Source: spec 1 §2 News.
import type { ArticleList } from '#shared/features/news/list/contract.ts';
import type { ArticleRow } from '#shared/features/news/schemas.ts';
import { newsPath } from '#shared/paths.ts';
import { RecordLink } from '../../../ui/dialog/record-link.tsx';
import { ArticleMeta, BreakingBadge } from '../article-meta.tsx';
import { ArticlePicture } from '../article-picture.tsx';

export function TopArticles({ featured, regular }: Pick<ArticleList, 'featured' | 'regular'>) {
  const [lead, ...others] = [...featured, ...regular];
  if (!lead) return null;
  return (
    <section aria-labelledby="toppnyheter" className="flex flex-col gap-4">
      <h2 id="toppnyheter" className="sr-only">
        Toppnyheter
      </h2>
      <LeadArticle article={lead} />
      {others.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2">
          {others.map((article) => (
            <li key={article.id} className="min-w-0">
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const card =
  'group relative h-full overflow-hidden rounded-md border border-line bg-surface transition-colors duration-150 hover:border-ink';
/** The link covers the whole card. */
const link = 'after:absolute after:inset-0 after:rounded-md group-hover:underline';

function LeadArticle({ article }: { article: ArticleRow }) {
  return (
    <article className={card}>
      <ArticlePicture
        article={article}
        sizes="(min-width: 64rem) 50rem, 100vw"
        eager
        className="sm:aspect-21/9!"
      />
      <div className="p-4 sm:p-6">
        <BreakingBadge article={article} />
        <h3 className="text-xl [overflow-wrap:anywhere] hyphens-auto sm:text-2xl">
          <RecordLink id={article.id} pathOf={newsPath} className={link}>
            {article.title}
          </RecordLink>
        </h3>
        <p className="mt-2 mb-3 line-clamp-3 max-w-[60ch] [overflow-wrap:anywhere]">{article.excerpt}</p>
        <ArticleMeta article={article} />
      </div>
    </article>
  );
}

function ArticleCard({ article }: { article: ArticleRow }) {
  return (
    <article className={card}>
      <ArticlePicture article={article} sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw" />
      <div className="p-4">
        <BreakingBadge article={article} />
        <h3 className="text-base leading-snug [overflow-wrap:anywhere] hyphens-auto sm:text-lg">
          <RecordLink id={article.id} pathOf={newsPath} className={link}>
            {article.title}
          </RecordLink>
        </h3>
        <p className="mt-1 mb-2 line-clamp-2 [overflow-wrap:anywhere] text-sm">{article.excerpt}</p>
        <ArticleMeta article={article} />
      </div>
    </article>
  );
}
