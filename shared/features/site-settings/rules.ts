// Bounds of site settings.

/** Below this age, a guardian's consent is required. Source: lag 2018:218, 2 kap. 4 §. */
export const LOWEST_MINIMUM_AGE = 13;
export const HIGHEST_MINIMUM_AGE = 18;

/** Upper bound of the setting for how many forum texts of a new account wait for approval. */
export const MAX_HELD_POSTS = 20;

/** Characters of the operator's name, and of the postal address. */
export const MAX_OPERATOR_TEXT = 100;
export const MAX_OPERATOR_ADDRESS = 200;
export const MAX_OPERATOR_PHONE = 40;
