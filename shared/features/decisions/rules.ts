// How long staff can undo a decision.

/** Nobody is notified of a decision before this time is over. */
export const SECONDS_TO_UNDO_DECISION = 60;

/** While the undo button has the focus, that time is extended, until at most this long after the decision. */
export const MAX_MINUTES_TO_UNDO_DECISION = 10;

/** Number of decisions that one request extends: those of a page of the moderation table. */
export const MAX_EXTENDED_DECISIONS = 50;
