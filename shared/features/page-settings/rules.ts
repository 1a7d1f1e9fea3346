// Limits of what staff enter about a page.

/** Of the message that a closed page shows. */
export const MAX_CLOSED_MESSAGE_LENGTH = 500;
