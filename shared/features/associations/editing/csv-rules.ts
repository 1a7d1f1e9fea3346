// The columns of a CSV file of associations, and its limits.

/** Maximum number of characters of a file; at two bytes each, it fits in a request to the API. */
export const MAX_CSV_LENGTH = 120_000;
export const MAX_CSV_ROWS = 1000;

/** The columns by field; each has the names it may have, the first is shown. */
export const csvColumns = {
  name: ['namn', 'förening', 'name'],
  contactPerson: ['kontaktperson', 'contact_person'],
  phone: ['telefon', 'phone'],
  email: ['e-post', 'epost', 'email'],
  websiteUrl: ['webbplats', 'hemsida', 'website_url'],
  city: ['ort', 'stad', 'city'],
  /** Decides between towns of the same name, and is stored for a town that is not known. */
  county: ['län', 'county'],
  postalCode: ['postnummer', 'postal_code'],
  district: ['distrikt', 'district'],
  federation: ['förbund', 'federation'],
  description: ['beskrivning', 'description'],
  openCourtDays: ['öppen hall dagar', 'open_court_days'],
  openCourtInfo: ['öppen hall info', 'open_court_info'],
} as const;

export type CsvField = keyof typeof csvColumns;
