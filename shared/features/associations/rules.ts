// Limits of associations, and the districts of the federation.

export const MAX_NAME_LENGTH = 120;
export const MAX_SHORT_LENGTH = 120;
export const MAX_ADDRESS_LENGTH = 300;
export const MAX_TEXT_LENGTH = 2000;
/** Rows of open-court hours of an association. */
export const MAX_HOURS = 40;

/** Offered in the form and the filter, besides those that associations name. Source: Svenska Basketbollförbundet. */
export const DISTRICTS = [
  'GävleDala',
  'Mellannorrland',
  'Mellansvenska',
  'Norrbotten',
  'Skåne',
  'Småland-Blekinge',
  'Stockholm',
  'Uppland',
  'Västerbotten',
  'Västmanland',
  'Westra Sverige',
  'Östsvenska',
] as const;

export const FEDERATION = 'Svenska Basketbollförbundet';

export const WEEKDAYS = ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'] as const;

/** The name of a weekday from 1 to 7. */
export function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday - 1] ?? '';
}

/** How courts of the list are filtered: open now or at a chosen time, on that day, or at any time. */
export const OPEN_CHOICES = ['now', 'today', 'any'] as const;
export type OpenChoice = (typeof OPEN_CHOICES)[number];
