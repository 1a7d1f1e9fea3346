// Who is online: a number for everyone, and for signed-in readers the names of those who have chosen to be listed.
import { latestAdultYear } from '#shared/features/accounts/age.ts';
import type { OnlinePeople } from '#shared/features/forum/list/contract.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import type { Database } from '../../../database/connection.ts';

const MAX_NAMES = 30;

export async function findOnline({
  presence,
  database,
  viewer,
}: Pick<RequestContext, 'presence' | 'database' | 'viewer'>): Promise<OnlinePeople> {
  const { count, listedIds } = presence.current();
  // At least the reader is online, even if their live connection is still opening.
  return {
    count: Math.max(1, count),
    people: viewer ? await listPeople(database, { ids: listedIds, viewerId: viewer.id }) : [],
  };
}

/** The list is filtered when it is read, so that a choice, a suspension and a block take effect at once. */
async function listPeople(
  { lookups }: Pick<Database, 'lookups'>,
  { ids, viewerId }: { ids: readonly string[]; viewerId: string },
): Promise<OnlinePeople['people']> {
  if (ids.length === 0) return [];
  const { rows } = await lookups.query<OnlinePeople['people'][number]>({
    name: 'online-people',
    text: `select id, name, avatar_url as "avatarUrl" from profiles
            where id = any($1::uuid[]) and shows_online and birth_year <= $2
              and (blocked_until is null or blocked_until <= now())
              and not exists (select from person_blocks
                 where (user_id = $3 and blocked_id = id) or (user_id = id and blocked_id = $3))
            order by name, id limit ${MAX_NAMES}`,
    values: [ids, latestAdultYear(new Date()), viewerId],
  });
  return rows;
}
