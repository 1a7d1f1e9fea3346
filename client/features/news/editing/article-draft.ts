// The draft of an article in the editor. It survives a reload, an ended session and a failed save.
import * as z from 'zod/mini';
import { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import type { EditedArticle, NewArticle } from '#shared/features/news/editing/contract.ts';
import { createDraftStore } from '../../../core/drafts/draft-store.ts';

const ArticleDraft = z.object({
  title: z.string(),
  category: z.string(),
  excerpt: z.string(),
  content: z.string(),
  imageUrl: z.string(),
  picture: z.nullable(AdPicture),
  /** The address that the picture was fetched from; empty for an uploaded one. */
  fetchedUrl: z.string(),
  isBreaking: z.boolean(),
  isFeatured: z.boolean(),
  isPublished: z.boolean(),
  /** The version that the author has seen; empty for a new article. */
  version: z.string(),
});
export type ArticleDraft = z.infer<typeof ArticleDraft>;

/** Keyed by the id of the article; `new` for a new article. */
export const articleDrafts = createDraftStore({
  name: 'news-article',
  schema: ArticleDraft,
  storedFor: 'browser',
});

const emptyDraft: ArticleDraft = {
  title: '',
  category: '',
  excerpt: '',
  content: '',
  imageUrl: '',
  picture: null,
  fetchedUrl: '',
  isBreaking: false,
  isFeatured: false,
  isPublished: false,
  version: '',
};

export function draftOf(article: EditedArticle | undefined): ArticleDraft {
  if (!article) return emptyDraft;
  const { title, category, excerpt, content, imageUrl, picture, isBreaking, isFeatured, version } = article;
  return {
    title,
    category,
    excerpt,
    content,
    imageUrl: imageUrl ?? '',
    picture,
    fetchedUrl: imageUrl ?? '',
    isBreaking,
    isFeatured,
    isPublished: article.status === 'approved',
    version,
  };
}

/** Converts the draft to the input of the API; the schema checks the category. */
export function articleOf({
  picture,
  imageUrl,
  fetchedUrl: _fetchedUrl,
  isPublished,
  version: _version,
  ...rest
}: ArticleDraft): Omit<NewArticle, 'category'> & { category: string } {
  return {
    ...rest,
    imageUrl: imageUrl.trim() || null,
    pictureId: picture?.id ?? null,
    status: isPublished ? 'approved' : 'pending',
  };
}
