// The texts of the forum whose words correct searches.
import type { CountedTexts } from '../../../core/search/count-words.ts';

/** Posts that are counted, the newest, and as many comments. */
const COUNTED = 100_000;

export const countedForum: CountedTexts = {
  table: 'forum_search_words',
  texts: `
    (select title || ' ' || content as text from forum_states join forum_posts on id = post_id
      where is_public order by forum_states.is_pinned desc, forum_states.created_at desc, post_id desc
      limit ${COUNTED})
    union all
    (select content from forum_comments where status = 'approved' and deleted_at is null
      order by created_at desc limit ${COUNTED})`,
};
