// What a category may be called, and when it may go.
export const MAX_CATEGORY_NAME_LENGTH = 60;
export const MAX_CATEGORY_DESCRIPTION_LENGTH = 300;

/** Ads would stand without a category. Source: spec 2 §5 Category. */
export function mayDeleteCategory(category: { adCount: number }): boolean {
  return category.adCount === 0;
}
