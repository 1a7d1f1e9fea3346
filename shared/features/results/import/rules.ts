// Limits of the import of results.

export const MAX_IMPORT_ROWS = 5000;
/** Maximum number of characters; enough for 5,000 long rows. */
export const MAX_CSV_LENGTH = 900_000;
