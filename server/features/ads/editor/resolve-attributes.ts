// The attributes that an ad is saved with: those that its category has, in their normal form.
import type { AdAttributes } from '#shared/features/ads/attributes/ad-attributes.ts';
import { DELIVERIES } from '#shared/features/ads/attributes/choices.ts';
import { canonicalBrand, type KnownBrand } from '#shared/features/ads/attributes/known-brands.ts';
import { normalizeSize } from '#shared/features/ads/attributes/read-sizes.ts';
import type { CategoryAttributes } from '#shared/features/categories/category-attributes.ts';
import { refuse } from '../../../core/http/refusal.ts';

/** @throws ORPCError UNPROCESSABLE_CONTENT for a size that the category's system lacks */
export function resolveAttributes(
  ad: AdAttributes,
  category: CategoryAttributes,
  brands: readonly KnownBrand[],
): AdAttributes {
  const { sizeSystem } = category;
  const size = sizeSystem && ad.size !== '' ? normalizeSize(sizeSystem, ad.size) : '';
  if (size === null)
    refuse('UNPROCESSABLE_CONTENT', undefined, { size: 'Storleken finns inte. Välj en i listan.' });
  const delivery = DELIVERIES.filter((way) => ad.delivery.includes(way));
  return {
    brand: category.hasBrand ? canonicalBrand(ad.brand, brands) : '',
    model: category.hasModel ? ad.model : '',
    size,
    colour: category.hasColour ? ad.colour : '',
    audience: category.hasAudience ? ad.audience : '',
    delivery,
    shippingPayer: delivery.includes('shipping') ? ad.shippingPayer : '',
    meetingPlace: delivery.includes('meeting') ? ad.meetingPlace : '',
  };
}
