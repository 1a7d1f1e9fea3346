// Limits of synonyms.

export const MIN_SYNONYMS = 2;
export const MAX_SYNONYMS = 20;
/** Maximum number of words in a name that a search reads as one term. */
export const MAX_SYNONYM_WORDS = 3;
