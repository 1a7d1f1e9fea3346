// The cursor of a list of posts, as the URL contains it: the last post of a page.
import * as z from 'zod';
import { forumTexts } from '#shared/features/forum/texts.ts';
import type { PostSort } from '#shared/features/forum/rules.ts';
import { refuse } from '../../../core/http/refusal.ts';

const letters: Record<PostSort, string> = { activity: 'a', newest: 'n', popular: 'p', unanswered: 'u' };

const Cursor = z.object({
  isPinned: z.boolean(),
  /** Microseconds since 1970, or the popularity. */
  key: z.coerce.number().int().max(Number.MAX_SAFE_INTEGER),
  id: z.guid(),
});
export type PostCursor = z.infer<typeof Cursor>;

/** SQL that writes the cursor of a row `(is_pinned, key, post_id)`. */
export function cursorSql(sort: PostSort): string {
  const key = sort === 'popular' ? 'key' : '(extract(epoch from key) * 1000000)::bigint';
  return `'${letters[sort]}' || is_pinned::integer || '.' || ${key} || '.' || post_id`;
}

/** Greatest popularity that its column can store. */
const MAX_POPULARITY = 2 ** 31 - 1;

/** @throws ORPCError UNPROCESSABLE_CONTENT for a text that is not a cursor of this order */
export function readPostCursor(text: string, sort: PostSort): PostCursor {
  const [, letter, pinned, key, id] = /^([anpu])([01])\.(-?\d{1,16})\.([0-9a-f-]{36})$/.exec(text) ?? [];
  const cursor = Cursor.safeParse({ isPinned: pinned === '1', key, id }).data;
  const isStorable = sort !== 'popular' || Math.abs(cursor?.key ?? 0) <= MAX_POPULARITY;
  return cursor && isStorable && letter === letters[sort]
    ? cursor
    : refuse('UNPROCESSABLE_CONTENT', forumTexts.noSuchPage);
}
