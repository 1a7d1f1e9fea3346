// SQL for the sitemap of articles: the site's own, since fetched ones are not indexed.
export const indexedArticlesSql = () =>
  'select id, updated_at from news where is_public and not auto_generated';
