// A tournament as staff write and read it. Source: spec 2 §3 and §5 tournaments.
import * as z from 'zod/mini';
import { ChosenPlaceId } from '../../../places/place.ts';
import { inOneLine, visible, withoutNul } from '../../../saved-text.ts';
import { addDays, isDay } from '../../../stockholm-time.ts';
import { isWebAddress } from '../../../web-address.ts';
import {
  COUNTRIES,
  LEVELS,
  MAX_ADDRESS_LENGTH,
  MAX_DAYS,
  MAX_NAME_LENGTH,
  MAX_SHORT_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MAX_TEXT_LENGTH,
  TOURNAMENT_TYPES,
  USUAL_COUNTRY,
  USUAL_MAX_PARTICIPANTS,
} from '../rules.ts';
import { TournamentPicture } from '../schemas.ts';
import { editingTexts } from './texts.ts';

const atMost = (length: number) => z.maxLength(length, `Högst ${length} tecken`);
export const singleLine = (length = MAX_SHORT_LENGTH) =>
  z._default(z.string().check(z.trim(), withoutNul(), inOneLine(), atMost(length)), '');
export const requiredLine = (missing: string, length: number) =>
  z.string(missing).check(z.trim(), visible(missing), withoutNul(), inOneLine(), atMost(length));
const Day = z.string(editingTexts.dayMissing).check(z.refine(isDay, editingTexts.dayMissing));
const whole = (most: number) =>
  z.int('Skriv ett heltal').check(z.gte(0, 'Minst 0'), z.lte(most, `Högst ${most}`));
const coordinate = (limit: number) => {
  const sentence = `Skriv ett tal mellan -${limit} och ${limit}`;
  return z._default(
    z.nullable(z.number(sentence).check(z.gte(-limit, sentence), z.lte(limit, sentence))),
    null,
  );
};
const Tag = z.string().check(z.trim(), withoutNul(), inOneLine(), atMost(MAX_TAG_LENGTH));

/** The fields, to be extended; `consistent` checks them together. */
export const TournamentFields = z.object({
  name: requiredLine(editingTexts.nameMissing, MAX_NAME_LENGTH),
  description: z._default(z.string().check(z.trim(), withoutNul(), atMost(MAX_TEXT_LENGTH)), ''),
  type: z._default(z.enum(TOURNAMENT_TYPES), 'tournament'),
  levels: z
    .array(z.enum(LEVELS), editingTexts.levelMissing)
    .check(z.minLength(1, editingTexts.levelMissing), z.maxLength(LEVELS.length)),
  startDate: Day,
  endDate: Day,
  location: requiredLine(editingTexts.locationMissing, MAX_SHORT_LENGTH),
  /** Ignored if it is not a place with this town's name and country. */
  placeId: ChosenPlaceId,
  address: singleLine(MAX_ADDRESS_LENGTH),
  country: z._default(z.enum(COUNTRIES, editingTexts.countryMissing), USUAL_COUNTRY),
  /** Null for the position of the town. */
  latitude: coordinate(90),
  longitude: coordinate(180),
  /** In whole kronor; null: unknown, 0: free. */
  entryFee: z._default(z.nullable(whole(1_000_000)), null),
  costPerTeam: singleLine(),
  prizePool: z._default(z.nullable(whole(100_000_000)), null),
  participants: z._default(whole(100_000), 0),
  maxParticipants: z._default(whole(100_000).check(z.gte(1, 'Minst 1')), USUAL_MAX_PARTICIPANTS),
  organizer: singleLine(),
  associationId: z._default(z.nullable(z.uuid().check(z.toLowerCase())), null),
  websiteUrl: z
    .string(editingTexts.websiteInvalid)
    .check(
      z.trim(),
      withoutNul(),
      atMost(MAX_ADDRESS_LENGTH),
      z.refine(isWebAddress, editingTexts.websiteInvalid),
    ),
  tags: z._default(z.array(Tag).check(z.maxLength(MAX_TAGS, `Högst ${MAX_TAGS} taggar`)), []),
  featured: z._default(z.boolean(), false),
  pictureId: z._default(z.nullable(z.uuid().check(z.toLowerCase())), null),
});
export type TournamentFields = z.infer<typeof TournamentFields>;

export const consistent = z.check<TournamentFields>(({ value, issues }) => {
  const { startDate, endDate, latitude, longitude, participants, maxParticipants } = value;
  const add = (field: keyof TournamentFields, message: string) =>
    issues.push({ code: 'custom', path: [field], message, input: value });
  // Each date is checked by its own schema too, so only valid dates are compared here.
  const areDays = isDay(startDate) && isDay(endDate);
  if (areDays && endDate < startDate) add('endDate', editingTexts.endsBeforeStart);
  else if (areDays && endDate > addDays(startDate, MAX_DAYS)) add('endDate', `Högst ${MAX_DAYS} dagar`);
  if (participants > maxParticipants) add('participants', editingTexts.tooManyParticipants);
  if ((latitude === null) !== (longitude === null)) add('longitude', 'Ange både latitud och longitud');
});

export const NewTournament = TournamentFields.check(consistent);
export type NewTournament = z.infer<typeof NewTournament>;
/** The values of the form, before the schema has parsed them. */
export type TournamentInput = Omit<z.input<typeof NewTournament>, 'country'> & { country?: string };

/** A tournament as staff edit it. */
export const EditedTournament = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  type: z.enum(TOURNAMENT_TYPES),
  levels: z.array(z.enum(LEVELS)),
  startDate: z.string(),
  endDate: z.string(),
  location: z.string(),
  placeId: z.nullable(z.number()),
  /** False if the town is unknown and the tournament is not placed by hand. */
  isOnMap: z.boolean(),
  /** The position of the town; null if it is not known, or if staff have chosen another position. */
  townPosition: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  address: z.string(),
  country: z.enum(COUNTRIES),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  entryFee: z.nullable(z.number()),
  costPerTeam: z.string(),
  prizePool: z.nullable(z.number()),
  participants: z.number(),
  maxParticipants: z.number(),
  organizer: z.string(),
  association: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  websiteUrl: z.string(),
  tags: z.array(z.string()),
  featured: z.boolean(),
  picture: TournamentPicture,
  /** Grows with each change. */
  version: z.number(),
});
export type EditedTournament = z.infer<typeof EditedTournament>;

/** A row of the table; the status follows from the dates. */
export const TableTournament = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(TOURNAMENT_TYPES),
  levels: z.array(z.enum(LEVELS)),
  startDate: z.string(),
  endDate: z.string(),
  location: z.string(),
  country: z.string(),
  participants: z.number(),
  maxParticipants: z.number(),
  organizer: z.string(),
  featured: z.boolean(),
  picture: TournamentPicture,
  isSample: z.boolean(),
});
export type TableTournament = z.infer<typeof TableTournament>;
