// Limits of what staff write in an article.

export const MAX_TITLE_LENGTH = 150;
export const MAX_EXCERPT_LENGTH = 500;
export const MAX_CONTENT_LENGTH = 20_000;
export const MAX_ADDRESS_LENGTH = 2000;

/** The phrase that must be typed to delete all articles. */
export const DELETE_ALL_PHRASE = 'RADERA ALLA';
