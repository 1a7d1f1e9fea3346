// Metadata of the list of articles for search engines and link previews.
import { type NewsAddress, newsFeedPath } from '#shared/features/news/list/address.ts';
import { pageHead } from '../../../core/page-head.ts';
import { newsHref } from './news-addresses.ts';

export function newsTitle({ category, search }: NewsAddress): string {
  if (search) return `”${search}” i nyheterna`;
  return category ? `Nyheter: ${category}` : 'Nyheter & Resultat';
}

/** Search results and deep pages are not indexed. */
export function newsHead(address: NewsAddress, publicUrl: string) {
  const { category, search, after, before } = address;
  return pageHead({
    title: newsTitle(address),
    description:
      import.meta.env.SSR && 'Svensk och internationell basket: nyheter, resultat och kommande matcher.',
    path: newsHref({ category }),
    publicUrl,
    feed: {
      title: category ? `${category} på Baskettorget` : 'Nyheter från Baskettorget',
      path: newsFeedPath(category),
    },
    isUnlisted: Boolean(search ?? after ?? before),
  });
}
