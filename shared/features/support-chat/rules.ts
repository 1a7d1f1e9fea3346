// Limits and times of the support chat.

export const MAX_CHAT_REPLIES = 60;
export const MAX_KEYWORDS = 20;
export const MAX_KEYWORD_LENGTH = 40;
export const MAX_REPLY_LENGTH = 600;
export const MAX_LINK_LABEL_LENGTH = 60;
export const MAX_LINK_PATH_LENGTH = 200;
/** Maximum length of a question. */
export const MAX_QUESTION_LENGTH = 500;

/** How long the chat shows that it writes, in milliseconds. Source: spec 2 §9 Support. */
export const REPLY_DELAY_MS = 1500;
