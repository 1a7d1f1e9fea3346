// What stands before an outcome in the address one comes back to; alone in its file, since every page looks for it.

/** In the fragment, which no server, cache or Referer ever sees: `/marketplace#google=signed-in`. */
export const GOOGLE_MARK = '#google=';
