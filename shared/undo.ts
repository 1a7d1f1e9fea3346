// How long undo is offered for one's own actions, and how much longer the server accepts it.

/** Long enough to reach the button by keyboard; the clock stops while the button has focus. */
export const SECONDS_TO_UNDO = 20;
/** How long the button is shown at most, however often the clock stops: what the server must outlast. */
export const MOST_SECONDS_TO_UNDO = 60;
/** For the way of the answer to the browser, and of the undo back. */
export const UNDO_GRACE_SECONDS = 10;
