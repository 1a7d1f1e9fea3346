// The attributes that an ad is saved with: those that it uses, in their normal form.
import type { AdAttributes } from '#shared/features/ads/attributes/ad-attributes.ts';
import { canonicalBrand, type KnownBrand } from '#shared/features/ads/attributes/known-brands.ts';
import { isForWomen, normalizeSize } from '#shared/features/ads/attributes/read-sizes.ts';
import { usedAttributes } from '#shared/features/ads/attributes/used-attributes.ts';
import { newAdTexts } from '#shared/features/ads/editor/new-ad-texts.ts';
import type { NewAd } from '#shared/features/ads/editor/new-ad.ts';
import type { CategoryAttributes } from '#shared/features/categories/category-attributes.ts';
import { refuse } from '../../../core/http/refusal.ts';

/** @throws ORPCError UNPROCESSABLE_CONTENT for a size that the category's system lacks */
export function resolveAttributes(
  ad: AdAttributes & Pick<NewAd, 'title' | 'category' | 'description'>,
  category: CategoryAttributes,
  brands: readonly KnownBrand[],
): AdAttributes {
  const used = usedAttributes(ad, category);
  const isWomens = isForWomen({ ...ad, audience: used.audience });
  const size =
    category.sizeSystem && used.size ? normalizeSize(category.sizeSystem, used.size, isWomens) : '';
  if (size === null) refuse('UNPROCESSABLE_CONTENT', undefined, { size: newAdTexts.sizeUnknown });
  return { ...used, brand: canonicalBrand(used.brand, brands), size };
}
