// Limits of brands.

/** Other spellings of one brand. */
export const MAX_BRAND_ALIASES = 20;
