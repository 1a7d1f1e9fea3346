// The limit of passkeys.

/** Of one account. */
export const MAX_PASSKEYS = 20;
