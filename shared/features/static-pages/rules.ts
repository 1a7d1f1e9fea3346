// Limits of the texts of static pages.

export const MAX_STATIC_TEXT_LENGTH = 10_000;
export const MAX_CHANGE_NOTE_LENGTH = 200;
export const MAX_QUESTION_LENGTH = 150;
