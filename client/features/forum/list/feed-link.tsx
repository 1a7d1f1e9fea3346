// A link to the feed of the list, for feed readers.
import { type ForumAddress, forumFeedPath } from '#shared/features/forum/list/address.ts';

/** A plain link: the feed is not a page of the router. */
export function FeedLink({ address: { category } }: { address: ForumAddress }) {
  return (
    <a
      href={forumFeedPath(category)}
      type="application/rss+xml"
      className="inline-flex min-h-9 items-center text-sm text-muted underline hover:text-ink touch:min-h-11"
    >
      {category ? `${category} som RSS` : 'Forumet som RSS'}
    </a>
  );
}
