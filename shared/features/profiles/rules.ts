// Length limits of a profile.

export const MAX_PHONE_LENGTH = 30;
export const MAX_PLACE_LENGTH = 80;
export const MAX_BIO_LENGTH = 1000;
