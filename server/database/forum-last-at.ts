// SQL of the time of a thread's last activity, in statements after which a comment is shown no more, or again.

/**
 * SQL of `forum_states.last_at` without a comment: the time of the latest other one that is shown, or of the post. Unchanged if
 * the comment is not the latest activity.
 *
 * @param comment alias of a row with the `post_id` and `number` of the comment
 */
export const lastAtWithout = (comment: string): string => `case
  -- A comment that was pending counts from its approval. This reads the row as it was before the statement.
  when forum_states.last_at <= (select greatest(hidden.created_at, hidden.reviewed_at) from forum_comments as hidden
    where hidden.post_id = ${comment}.post_id and hidden.number = ${comment}.number) then coalesce((
    select latest.created_at from forum_comments as latest
     where latest.post_id = ${comment}.post_id and latest.number <> ${comment}.number
       and latest.status = 'approved' and latest.deleted_at is null
     order by latest.number desc limit 1), forum_states.created_at)
  else forum_states.last_at end`;

/**
 * SQL of `forum_states.last_at` with a comment that is shown again.
 *
 * @param comment alias of a row with the `created_at` of the comment
 */
export const lastAtWith = (comment: string): string =>
  `greatest(forum_states.last_at, ${comment}.created_at)`;
