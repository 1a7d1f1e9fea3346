// How long personal data is stored: carried out by cookies and jobs, and stated by the privacy and cookie policies.
// Times that a feature's rules state are in its own rules.

export const SIDEBAR_DAYS = 7;

export const MAIL_DAYS = 90;
export const NOTIFICATION_DAYS = 90;
/** Days for which it is stored who got which issue of the newsletter. */
export const NEWSLETTER_DELIVERY_DAYS = 90;
export const SECURITY_EVENT_DAYS = 365;
/** Days for which searches are stored, without the visitors' addresses. */
export const SEARCH_DAYS = 30;
export const GEOCODER_DAYS = 30;
/** Days for which a picture is stored that has not become part of an ad, a message or the like. */
export const UNATTACHED_PICTURE_DAYS = 7;
