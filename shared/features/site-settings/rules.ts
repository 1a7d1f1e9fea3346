// Bounds of the site's settings.

/** Below this age a guardian has to consent. Source: lag 2018:218, 2 kap. 4 §. */
export const LOWEST_MINIMUM_AGE = 13;
export const HIGHEST_MINIMUM_AGE = 18;
