// What the marketplace is called, and what search engines are told of it.
import type { AdAddress } from '#shared/features/ads/list/address.ts';
import { pageHead } from '../../../core/page-head.ts';
import { marketplaceHref } from './ad-addresses.ts';

/** "Marknadsplats", or what the list has been narrowed to: "Basketskor i Skåne". */
export function marketplaceTitle({ category, city, region }: AdAddress): string {
  const place = city ?? region;
  if (!category && !place) return 'Marknadsplats';
  const goods = category ?? 'Basketprylar';
  if (!place) return goods;
  // One lives on an island, and in everything else.
  return `${goods} ${place === 'Gotland' ? 'på' : 'i'} ${place}`;
}

/**
 * The first page of a filtered list is a page of its own; however it is sorted or shown, it is the same one. What somebody
 * typed, and pages deep in a list that shifts with every new ad, stay out of search engines.
 */
export function marketplaceHead(address: AdAddress, publicUrl: string) {
  const { search, category, region, city, condition, price, after, before } = address;
  const title = marketplaceTitle(address);
  return pageHead({
    title: search ? `”${search}” – ${title}` : title,
    description:
      import.meta.env.SSR &&
      `${title === 'Marknadsplats' ? 'Basketprylar' : title}: köp och sälj begagnat och nytt på Baskettorget, Sveriges torg för basket.`,
    path: marketplaceHref({ category, region, city, condition, price }),
    publicUrl,
    isUnlisted: Boolean(search ?? after ?? before),
  });
}
