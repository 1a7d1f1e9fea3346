// An article as it is read, on its page and in the dialog: picture, text, and for a fetched one the link to its source.
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import type { Article } from '#shared/features/news/article/contract.ts';
import { newsCategories } from '#shared/features/news/rules.ts';
import { countViews } from '#shared/features/views/texts.ts';
import { readAtSource } from '#shared/features/news/texts.ts';
import { formatDateTime } from '#shared/format.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { ShareButton } from '../../../ui/button/share-button.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { BreakingBadge } from '../article-meta.tsx';
import { ArticlePicture } from '../article-picture.tsx';
import { newsHref } from '../list/news-addresses.ts';

export function ArticleText({ article }: { article: Article }) {
  const { excerpt, html, source, url } = article;
  return (
    <>
      <ArticlePicture
        article={article}
        sizes="(min-width: 48rem) 45rem, 100vw"
        eager
        className="rounded-md"
      />
      <ArticleFacts article={article} />
      <p className="max-w-[60ch] text-lg [overflow-wrap:anywhere] hyphens-auto">{excerpt}</p>
      {html && <RichText hasWholeQuotes html={html} className="mt-5" />}
      {source !== null && url && <SourceLink href={url}>{readAtSource(source || 'källan')}</SourceLink>}
      <Duplicates article={article} />
      <div className="mt-6 flex flex-wrap items-center gap-4 border-t border-line pt-4">
        <ShareButton title={article.title} />
        <span className="inline-flex items-center gap-1.5 text-sm text-muted">
          <Eye size={18} aria-hidden="true" />
          {countViews(article.views)}
        </span>
      </div>
    </>
  );
}

function ArticleFacts({ article }: { article: Article }) {
  const { source, publishedAt, updatedAt } = article;
  const category = newsCategories.find((one) => one === article.category);
  const isEdited = source === null && Date.parse(updatedAt) - Date.parse(publishedAt) > EDITED_AFTER_MS;
  return (
    <div className="mt-4 mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <BreakingBadge article={article} />
      <Anchor href={newsHref({ category })} className="font-semibold text-pine hover:underline">
        {article.category}
      </Anchor>
      {source && <span>{source}</span>}
      <time dateTime={publishedAt}>{formatDateTime(publishedAt)}</time>
      {isEdited && <span>Ändrad {formatDateTime(updatedAt)}</span>}
    </div>
  );
}

/** Edits within this time after publication are not dated: early corrections are not worth mentioning. */
const EDITED_AFTER_MS = 10 * 60_000;

function SourceLink({ href, children }: { href: string; children: string }) {
  return (
    <p className="mt-5">
      <a
        href={href}
        rel="noopener noreferrer external"
        className="inline-flex min-h-11 items-center gap-2 rounded-md border border-outline px-4 font-semibold [overflow-wrap:anywhere] hover:border-ink"
      >
        {children}
        <ExternalLink size={18} className="shrink-0" aria-hidden="true" />
      </a>
    </p>
  );
}

function Duplicates({ article: { duplicates } }: { article: Article }) {
  if (duplicates.length === 0) return null;
  return (
    <section className="mt-6 rounded-md bg-sunken px-4 py-3">
      <h2 className="text-base">Även hos</h2>
      <ul>
        {duplicates.map(({ id, source, title, url }) => (
          <li key={id} className="border-b border-line py-2 [overflow-wrap:anywhere] last:border-b-0">
            <a href={url} rel="noopener noreferrer external" className="hover:underline">
              <span className="font-semibold">{source}</span>
              <span className="block text-sm text-muted">{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
