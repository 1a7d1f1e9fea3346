// SQL that every list of articles shares.
import { viewsSql } from '../../core/views/view-queries.ts';
import { isoTime } from '../../database/iso-time.ts';

/** The condition on `news` for articles in lists: published, and not a duplicate of an earlier article. */
export const LISTED = 'is_public and duplicate_of is null';

/** The condition on `news` for articles that everyone may read. Withdrawing an article hides its duplicates with it. */
export const READABLE = `news.is_public and (news.duplicate_of is null
  or exists (select from news as first where first.id = news.duplicate_of and first.is_public))`;

/** SQL of an article in a list, from the table `news`; its excerpt is not yet shortened. */
export const articleColumns = `'id', news.id, 'title', news.title, 'excerpt', news.excerpt, 'category', news.category,
  'picture', (select json_build_object('id', id, 'width', width, 'height', height, 'preview', preview)
     from ad_pictures where news_id = news.id order by position limit 1),
  'isBreaking', news.breaking, 'isFeatured', news.featured,
  'source', case when news.auto_generated then coalesce(news.source_name, '') end,
  'publishedAt', ${isoTime('news.published_at')}, 'views', ${viewsSql('news', 'news.id')}`;
