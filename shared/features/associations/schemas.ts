// Schemas of associations that several endpoints share.
import * as z from 'zod/mini';
import { inOneLine, withoutNul } from '../../saved-text.ts';
import { isDay } from '../../stockholm-time.ts';
import { MAX_SHORT_LENGTH } from './rules.ts';
import { associationTexts } from './texts.ts';

export const AssociationId = z.uuid(associationTexts.notFound).check(z.toLowerCase());
export const ByAssociationId = z.object({ id: AssociationId });

const Time = z.string('Ange en tid').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Skriv tiden som 18:30'));
const Day = z.nullable(z.string().check(z.refine(isDay, 'Skriv datumet som 2026-11-24')));
const short = z
  .string()
  .check(
    z.trim(),
    withoutNul(),
    inOneLine(),
    z.maxLength(MAX_SHORT_LENGTH, `Högst ${MAX_SHORT_LENGTH} tecken`),
  );

/** One row of the weekly hours of an open court, as `WeeklyHours`. */
export const Hours = z
  .object({
    weekday: z.int().check(z.gte(1), z.lte(7)),
    from: Time,
    to: Time,
    ageGroup: z._default(short, ''),
    fee: z._default(short, ''),
    /** Empty for the association's own address. */
    address: z._default(short, ''),
    validFrom: z._default(Day, null),
    validUntil: z._default(Day, null),
    closedOnHolidays: z._default(z.boolean(), true),
  })
  .check(
    // From midnight to midnight is around the clock; other times twice are a mistake.
    z.refine(({ from, to }) => from !== to || from === '00:00', {
      message: 'Tiderna ska vara olika. Dygnet runt skriver du 00:00–00:00',
      path: ['to'],
    }),
    z.refine(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom <= validUntil, {
      message: 'Sista dagen är före den första',
      path: ['validUntil'],
    }),
  );
export type Hours = z.infer<typeof Hours>;

/** The same as stored: rows saved before a rule became stricter are sent too. */
export const StoredHours = z.object({
  weekday: z.number(),
  from: z.string(),
  to: z.string(),
  ageGroup: z.string(),
  fee: z.string(),
  address: z.string(),
  validFrom: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
  closedOnHolidays: z.boolean(),
});

/** The logo as a stored picture. */
export const Logo = z.nullable(z.object({ id: z.uuid(), preview: z.string() }));
