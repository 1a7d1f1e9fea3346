// Rules of news: categories, how many articles each block shows, and lengths. Pure.

/** Source: spec 1 §9 News categories, spec 2 §9. */
export const newsCategories = [
  'Svensk basket',
  'NBA',
  'Euroleague',
  'Transfers',
  'Ungdomsbasket',
  'Landslag',
  'Allmänt',
] as const;
export type NewsCategory = (typeof newsCategories)[number];

/** Articles of the top block and of the list of the most read ones. Source: spec 1 §2 News. */
export const MAX_FEATURED = 3;
export const MAX_REGULAR = 2;
export const MAX_TRENDING = 5;

/** Number of days over which the most read articles are counted. */
export const TRENDING_DAYS = 7;

/** Characters that are read of a fetched article's title. */
export const MAX_FETCHED_TITLE = 300;
/** Maximum number of characters of a fetched article that are shown, as plain text. */
export const MAX_FETCHED_EXCERPT = 200;

export const NEWS_STATUSES = ['approved', 'pending'] as const;
export type NewsStatus = (typeof NEWS_STATUSES)[number];
