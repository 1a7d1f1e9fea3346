// SQL for the sitemap of posts.
import { latestAdultYear } from '#shared/features/accounts/age.ts';

/** Posts of people who are treated as minors are not indexed. */
export const indexedPostsSql = () => `
  select id, last_at as updated_at from forum_states join forum_posts on id = post_id
   where is_public and deleted_at is null
     and exists (select from profiles where profiles.id = user_id and birth_year <= ${latestAdultYear(new Date())})`;
