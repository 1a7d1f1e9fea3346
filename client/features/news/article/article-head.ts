// Metadata of an article for search engines and link previews.
import type { Article } from '#shared/features/news/article/contract.ts';
import { newsTexts } from '#shared/features/news/texts.ts';
import { LARGEST_PICTURE_WIDTH, linkPreviewUrl, pictureUrl } from '#shared/features/pictures/urls.ts';
import { newsPath, paths } from '#shared/paths.ts';
import { pageHead } from '../../../core/page-head.ts';

export function missingArticleHead(publicUrl: string) {
  const title = newsTexts.notFound;
  return pageHead({ title, description: title, path: paths.news, publicUrl, isUnlisted: true });
}

/** @param article undefined while it loads; one fetched from a news source is not indexed and has no structured data */
export function articleHead(article: Article | undefined, publicUrl: string) {
  if (!article)
    return pageHead({ title: 'Nyheter', description: false, path: paths.news, publicUrl, isUnlisted: true });
  const isOwn = article.source === null;
  return pageHead({
    title: article.title,
    description: import.meta.env.SSR && article.excerpt,
    path: newsPath(article.id),
    publicUrl,
    type: 'article',
    image: article.picture ? { path: linkPreviewUrl(article.picture.id), alt: article.title } : undefined,
    ...(import.meta.env.SSR && isOwn && { jsonLd: describe(article, publicUrl) }),
    isUnlisted: !isOwn,
  });
}

/** Source: schema.org/NewsArticle. */
function describe(article: Article, publicUrl: string): Record<string, unknown> {
  const { title, excerpt, category, picture, publishedAt, updatedAt } = article;
  const site = { '@type': 'Organization', name: 'Baskettorget', url: publicUrl };
  const url = publicUrl + newsPath(article.id);
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: excerpt,
    articleSection: category,
    url,
    mainEntityOfPage: url,
    datePublished: publishedAt,
    dateModified: updatedAt,
    inLanguage: 'sv-SE',
    author: site,
    publisher: site,
    ...(picture && { image: [publicUrl + pictureUrl(picture.id, LARGEST_PICTURE_WIDTH)] }),
  };
}
