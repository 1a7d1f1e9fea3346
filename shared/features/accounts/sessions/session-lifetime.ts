// How long a session lasts, a browser is known, and an unfinished sign-in waits.

/** Days without a visit after which a session expires. */
export const SESSION_DAYS = 30;
/** Days after which a session expires even if it is used; the user must sign in again. */
export const MAX_SESSION_DAYS = 180;
/** Days for which a browser is known as one in which the account has signed in. */
export const KNOWN_DEVICE_DAYS = 180;
/** Days after a sign-in for which one from the same browser or network is not mailed about as from a new device. */
export const RECENT_SIGN_IN_DAYS = 90;
/** Minutes that a sign-in may take: with Google, or until the code of the second step. */
export const UNFINISHED_SIGN_IN_MINUTES = 10;
