// Metadata of an ad's page for search engines and link previews.
import type { AdDetail } from '#shared/features/ads/ad-schemas.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import { LARGEST_PICTURE_WIDTH, linkPreviewUrl, pictureUrl } from '#shared/features/pictures/urls.ts';
import { formatPrice } from '#shared/format.ts';
import { adPath, paths } from '#shared/paths.ts';
import { pageHead } from '../../../core/page-head.ts';
import { marketplaceHref } from '../list/ad-addresses.ts';

const DESCRIPTION_LENGTH = 155;
const schema = (name: string) => `https://schema.org/${name}`;

/**
 * @param ad undefined while it loads; an ad that is not public is excluded from search engines
 */
export function adHead(ad: AdDetail | undefined, publicUrl: string) {
  if (!ad) return unlistedHead('Annons', publicUrl);
  const [first] = ad.pictures;
  return pageHead({
    title: `${ad.title}, ${formatPrice(ad.price)}`,
    description: import.meta.env.SSR && describe(ad),
    path: adPath(ad.id),
    publicUrl,
    image: first && { path: linkPreviewUrl(first.id), alt: ad.title },
    type: 'product',
    ...(import.meta.env.SSR && {
      jsonLd: { '@graph': [productOf(ad, publicUrl), breadcrumbsOf(ad, publicUrl)] },
    }),
    isUnlisted:
      ad.status !== 'approved' ||
      ad.isSellerSuspended ||
      ad.saleState === 'hidden' ||
      ad.saleState === 'expired',
  });
}

export function missingAdHead(publicUrl: string) {
  return unlistedHead(adTexts.notFound, publicUrl);
}

function unlistedHead(title: string, publicUrl: string) {
  return pageHead({ title, description: title, path: paths.marketplace, publicUrl, isUnlisted: true });
}

const availabilities: Record<AdDetail['saleState'], string> = {
  active: 'InStock',
  reserved: 'Reserved',
  sold: 'SoldOut',
  hidden: 'Discontinued',
  expired: 'Discontinued',
};

function productOf(ad: AdDetail, publicUrl: string): Record<string, unknown> {
  return {
    '@type': 'Product',
    name: ad.title,
    description: ad.description || ad.title,
    category: ad.category,
    ...(ad.brand && { brand: { '@type': 'Brand', name: ad.brand } }),
    ...(ad.model && { model: ad.model }),
    ...(ad.size && { size: ad.size }),
    ...(ad.colour && { color: ad.colour }),
    sku: ad.id,
    image: ad.pictures.map(({ id }) => publicUrl + pictureUrl(id, LARGEST_PICTURE_WIDTH)),
    offers: {
      '@type': 'Offer',
      url: publicUrl + adPath(ad.id),
      price: ad.price,
      priceCurrency: 'SEK',
      availability: schema(availabilities[ad.saleState]),
      itemCondition: conditionOf(ad.condition),
      ...shippingOf(ad),
      // A seller without a linked profile is treated as a minor.
      ...(ad.seller.id !== null && { seller: sellerOf(ad.seller) }),
    },
  };
}

function sellerOf({ name, business }: AdDetail['seller']): Record<string, unknown> {
  if (!business) return { '@type': 'Person', name };
  return {
    '@type': 'Organization',
    name: business.name,
    identifier: business.number,
    address: business.address,
    email: business.email,
  };
}

/** The shipping details; empty unless the price of shipping is known. */
function shippingOf({ delivery, shippingPayer }: AdDetail): Record<string, unknown> {
  if (!delivery.includes('shipping') || shippingPayer !== 'seller') return {};
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'SEK' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'SE' },
    },
  };
}

/** Undefined for a service, an event or a ticket, which are neither new nor used. */
function conditionOf(condition: string): string | undefined {
  if (condition === 'Ny') return schema('NewCondition');
  return condition.startsWith('Begagnad') ? schema('UsedCondition') : undefined;
}

function breadcrumbsOf(ad: AdDetail, publicUrl: string): Record<string, unknown> {
  const crumbs = [
    { name: 'Marknadsplats', path: paths.marketplace },
    { name: ad.category, path: marketplaceHref({ category: ad.category }) },
    { name: ad.title, path: adPath(ad.id) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  };
}

function describe({ price, location, condition, description }: AdDetail): string {
  const text = `${formatPrice(price)} i ${location}. ${condition}. ${description}`;
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, line.lastIndexOf(' ', DESCRIPTION_LENGTH - 1))} …`;
}
