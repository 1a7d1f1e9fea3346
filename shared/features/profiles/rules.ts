// How much a person may say of themselves.

export const MAX_PHONE_LENGTH = 30;
export const MAX_PLACE_LENGTH = 80;
export const MAX_BIO_LENGTH = 1000;
