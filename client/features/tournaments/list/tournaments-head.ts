// Metadata of the list of tournaments for search engines and link previews.
import type { TournamentsAddress } from '#shared/features/tournaments/list/address.ts';
import { typePlurals } from '#shared/features/tournaments/texts.ts';
import { pageHead } from '../../../core/page-head.ts';
import { tournamentsHref } from './tournament-addresses.ts';

export function tournamentsTitle({ search, type, when }: TournamentsAddress): string {
  if (search) return `”${search}” bland turneringar`;
  const title = type ? typePlurals[type] : 'Turneringar';
  return when === 'past' ? `${title} som har varit` : title;
}

/** Search results, chosen places and deep pages are not indexed. */
export function tournamentsHead(address: TournamentsAddress, publicUrl: string) {
  const { type, region, ...rest } = address;
  return pageHead({
    title: tournamentsTitle(address),
    description: import.meta.env.SSR && 'Cuper och läger för alla åldrar, i Sverige och utomlands.',
    path: tournamentsHref({ type, region }),
    publicUrl,
    isUnlisted: Object.keys(rest).length > 0,
  });
}
