// SQL of the names in texts: of the people they mention, and of those who wrote what they quote.
import type { Database } from '../../../database/connection.ts';

/** Shown in place of a writer's name if their text is no longer shown. */
export const GONE_TEXT = 'Borttagen text';

export interface Names {
  people: { id: string; name: string; birthYear: number | null }[];
  /** By the number of the comment in the thread; 0 for the post. */
  writers: { number: number; name: string }[];
}

/** Deleted and taken-down texts have no writer, and an erased person is not among `people`. */
export async function readNames(
  { lookups }: Pick<Database, 'lookups'>,
  {
    postId,
    personIds,
    numbers,
  }: { postId: string; personIds: readonly string[]; numbers: readonly number[] },
): Promise<Names> {
  const { rows } = await lookups.query<{ names: Names }>({
    name: 'forum-names',
    text: `select json_build_object(
      'people', (select coalesce(json_agg(json_build_object('id', id, 'name', coalesce(name, 'Okänd användare'),
          'birthYear', birth_year)), '[]') from profiles where id = any($2::uuid[])),
      'writers', (select coalesce(json_agg(json_build_object('number', number, 'name',
          case when is_gone then '${GONE_TEXT}' when written.user_id is null then 'Borttagen användare'
               else coalesce(writer.name, 'Okänd användare') end)), '[]')
        from (select 0 as number, user_id, deleted_at is not null or status <> 'approved' as is_gone
                from forum_posts join forum_states on post_id = id where id = $1 and 0 = any($3::integer[])
              union all select number, user_id, deleted_at is not null or status <> 'approved'
                from forum_comments where post_id = $1 and number = any($3::integer[])) as written
        left join profiles as writer on writer.id = written.user_id)) as names`,
    values: [postId, personIds, numbers],
  });
  return rows[0]?.names ?? { people: [], writers: [] };
}
