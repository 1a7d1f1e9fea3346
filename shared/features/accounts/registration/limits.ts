// Lengths of a name. Source: spec 1 §5 Registration.

export const MIN_NAME_LENGTH = 2;
export const MAX_NAME_LENGTH = 80;
