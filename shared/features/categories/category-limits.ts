// Limits of a category's name, and when it may be deleted.
export const MAX_CATEGORY_NAME_LENGTH = 60;
export const MAX_CATEGORY_DESCRIPTION_LENGTH = 300;

/** Only without ads, which would have no category. Source: spec 2 §5 Category. */
export function mayDeleteCategory(category: { adCount: number }): boolean {
  return category.adCount === 0;
}
