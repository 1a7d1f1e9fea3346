// An article in a list: a small picture, title, excerpt and age.
import type { ArticleRow as Article } from '#shared/features/news/schemas.ts';
import { newsPath } from '#shared/paths.ts';
import { RecordLink } from '../../../ui/dialog/record-link.tsx';
import { ArticleMeta, BreakingBadge } from '../article-meta.tsx';
import { ArticlePicture } from '../article-picture.tsx';

export function ArticleRow({ article }: { article: Article }) {
  return (
    <article className="relative flex gap-3 border-b border-line py-4 last:border-b-0 sm:gap-5">
      <ArticlePicture
        article={article}
        sizes="(min-width: 40rem) 11rem, 6rem"
        className="aspect-4/3! w-24 shrink-0 self-start rounded-md sm:w-44"
      />
      <div className="min-w-0 flex-1">
        <BreakingBadge article={article} />
        <h3 className="text-base leading-snug [overflow-wrap:anywhere] hyphens-auto sm:text-lg">
          {/* The link covers the whole row. */}
          <RecordLink
            id={article.id}
            pathOf={newsPath}
            className="after:absolute after:inset-0 hover:underline"
          >
            {article.title}
          </RecordLink>
        </h3>
        <p className="mt-1 line-clamp-2 [overflow-wrap:anywhere] text-sm">{article.excerpt}</p>
        <div className="mt-1.5">
          <ArticleMeta article={article} />
        </div>
      </div>
    </article>
  );
}
