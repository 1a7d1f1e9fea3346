// How long undo is offered for one's own actions, and how much longer the server accepts it.

/** Long enough to reach the button by keyboard; the countdown stops while the button has focus. */
export const SECONDS_TO_UNDO = 20;
/** How long the button is shown at most, however often the countdown stops; the server must accept undo for longer. */
export const MAX_SECONDS_TO_UNDO = 60;
/** Time for the answer to reach the browser, and for the undo request to reach the server. */
export const UNDO_GRACE_SECONDS = 10;
