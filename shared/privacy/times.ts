// How long personal data is stored: carried out by cookies and jobs, and stated by the privacy and cookie policies.
// Times that a feature's rules state are in its own rules.

/** Days without a visit after which a session expires. */
export const SESSION_DAYS = 30;
/** Days after which a session expires even if it is used; the user must sign in again. */
export const LONGEST_SESSION_DAYS = 180;
/** Days for which a browser is known as one in which the account has signed in. */
export const KNOWN_DEVICE_DAYS = 180;
/** Minutes that a sign-in may take: with Google, or until the code of the second step. */
export const UNFINISHED_SIGN_IN_MINUTES = 10;
export const SIDEBAR_DAYS = 7;

export const MAIL_DAYS = 90;
export const NOTIFICATION_DAYS = 90;
/** So long it is known who got which issue of the newsletter. */
export const NEWSLETTER_DELIVERY_DAYS = 90;
export const SECURITY_EVENT_DAYS = 365;
/** Days of what visitors search for, without their addresses. */
export const SEARCH_DAYS = 30;
/** Days of the hashes by which a visitor's views are counted once. */
export const PAGE_VISITOR_DAYS = 2;
export const GEOCODER_DAYS = 30;
/** Days of a picture that has not become part of anything. */
export const UNATTACHED_PICTURE_DAYS = 7;
