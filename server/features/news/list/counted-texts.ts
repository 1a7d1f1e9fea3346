// The texts of articles whose words correct searches.
import type { CountedTexts } from '../../../core/search/count-words.ts';
import { LISTED } from '../article-sql.ts';

/** How many of the newest articles are counted. */
const COUNTED = 100_000;

export const countedNews: CountedTexts = {
  table: 'news_search_words',
  texts: `select title || ' ' || excerpt || ' ' || content as text from news where ${LISTED}
    order by published_at desc, id desc limit ${COUNTED}`,
};
