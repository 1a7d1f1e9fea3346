// How long staff can undo a decision.

/** Nobody is notified of a decision before this time is over. */
export const SECONDS_TO_UNDO_DECISION = 60;
