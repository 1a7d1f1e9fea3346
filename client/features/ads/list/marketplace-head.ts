// Title and metadata of the marketplace.
import type { AdAddress } from '#shared/features/ads/list/address.ts';
import { splitChoices } from '#shared/features/ads/list/joined-choices.ts';
import { inPlace } from '#shared/places/in-place.ts';
import { pageHead } from '../../../core/page-head.ts';
import { marketplaceHref } from './ad-addresses.ts';

/** The names of the active categories; undefined until they are loaded. */
type CategoryNames = readonly string[] | undefined;

/**
 * "Marknadsplats", or the filters as text: "Basketskor i Skåne". A category that does not exist is not named, since the address
 * may contain any text.
 */
export function marketplaceTitle({ category, city, region }: AdAddress, names: CategoryNames): string {
  const place = city ?? region;
  if (!category && !place) return 'Marknadsplats';
  const categories = splitChoices(category);
  const isNamed = categories.length > 0 && categories.length < 3 && !hasUnknownCategory({ category }, names);
  const goods = isNamed ? categories.join(' och ') : 'Basketprylar';
  if (!place) return goods;
  return `${goods} ${inPlace(place)}`;
}

function hasUnknownCategory({ category }: AdAddress, names: CategoryNames): boolean {
  return names !== undefined && splitChoices(category).some((one) => !names.includes(one));
}

/**
 * The first page of a filtered list has a canonical URL without order and view. Searches, and deeper pages, which shift
 * with every new ad, are excluded from search engines, and so are categories that do not exist.
 */
export function marketplaceHead(
  address: AdAddress,
  { publicUrl, categories }: { publicUrl: string; categories: CategoryNames },
) {
  const { search, category, region, city, condition, price, brand, after, before } = address;
  const { size, colour, audience, delivery, seller, min, max, sold } = address;
  const title = marketplaceTitle(address, categories);
  return pageHead({
    title: search ? `”${search}” – ${title}` : title,
    description:
      import.meta.env.SSR &&
      `${title === 'Marknadsplats' ? 'Basketprylar' : title}: köp och sälj begagnat och nytt på Baskettorget, Sveriges torg för basket.`,
    path: marketplaceHref({ category, region, city, condition, price, brand }),
    publicUrl,
    // These filters have so many combinations that search engines would index little else.
    isUnlisted:
      hasUnknownCategory(address, categories) ||
      Boolean(
        search ?? after ?? before ?? size ?? colour ?? audience ?? delivery ?? seller ?? min ?? max ?? sold,
      ),
  });
}
