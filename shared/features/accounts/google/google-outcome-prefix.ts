// The URL fragment of a Google sign-in result. In its own file, since every page checks for it.

/** A fragment is never sent to a server, a cache or in the Referer header: `/marketplace#google=signed-in`. */
export const GOOGLE_OUTCOME_PREFIX = '#google=';
