// Lengths of a password. Source: spec 1 §5 and §9. The maximum bounds the work of hashing.

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;
/** Of a changed password, for which the specification requires fewer characters than for a new account. */
export const MIN_CHANGED_LENGTH = 6;
