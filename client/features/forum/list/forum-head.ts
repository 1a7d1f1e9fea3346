// Metadata of the forum's list for search engines and link previews.
import { type ForumAddress, forumFeedPath } from '#shared/features/forum/list/address.ts';
import { pageHead } from '../../../core/page-head.ts';
import { forumHref } from './forum-addresses.ts';

export function forumTitle({ category, search }: ForumAddress): string {
  if (search) return `”${search}” i forumet`;
  return category ? `${category} i forumet` : 'Forum';
}

/** Search results and deep pages are not indexed. */
export function forumHead(address: ForumAddress, publicUrl: string) {
  const { category, search, sort, after, before } = address;
  return pageHead({
    title: forumTitle(address),
    description:
      import.meta.env.SSR && 'Träning, taktik, utrustning och matchsnack för alla som lever med basket.',
    path: forumHref({ category }),
    publicUrl,
    feed: {
      title: category ? `${category} i forumet` : 'Baskettorgets forum',
      path: forumFeedPath(category),
    },
    isUnlisted: Boolean(search ?? sort ?? after ?? before),
  });
}
