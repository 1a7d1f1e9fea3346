// That somebody was about to save the search of the page, as a text that outlives the page while they sign in elsewhere.

export const INTENT_TO_SAVE_SEARCH = 'save-search';
