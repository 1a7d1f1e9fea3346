// Endpoints of suggestions of tournaments. Source: spec 1 §3, §5 and §7 Tournament suggestion.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { ChosenPlaceId, Place } from '../../../places/place.ts';
import { visible, withoutNul } from '../../../saved-text.ts';
import { isDay } from '../../../stockholm-time.ts';
import { isWebAddress } from '../../../web-address.ts';
import { sentId } from '../../contact/schemas.ts';
import { contactTexts } from '../../contact/texts.ts';
import { requiredLine, singleLine } from '../editing/schemas.ts';
import { MAX_ADDRESS_LENGTH, MAX_NAME_LENGTH, MAX_SHORT_LENGTH } from '../rules.ts';
import { ByTournamentId } from '../schemas.ts';
import { MAX_SUGGESTION_PICTURES, SUGGESTED_LEVELS } from './rules.ts';
import { suggestionTexts } from './texts.ts';

/** Short enough that the suggestion with its other fields fits in a message to the operator. */
export const MAX_SUGGESTED_DESCRIPTION = 3000;

const optionalDay = z._default(
  z.string().check(z.refine((day) => day === '' || isDay(day), suggestionTexts.dayInvalid)),
  '',
);

const Fields = z.object({
  name: requiredLine(suggestionTexts.nameMissing, MAX_NAME_LENGTH),
  description: z
    .string(suggestionTexts.descriptionMissing)
    .check(
      z.trim(),
      visible(suggestionTexts.descriptionMissing),
      withoutNul(),
      z.maxLength(MAX_SUGGESTED_DESCRIPTION, `Högst ${MAX_SUGGESTED_DESCRIPTION} tecken`),
    ),
  /** Labelled as required, but not enforced. Source: spec 1 §5. */
  level: z._default(z.nullable(z.enum(SUGGESTED_LEVELS, suggestionTexts.levelInvalid)), null),
  startDate: z.string(suggestionTexts.dayMissing).check(z.refine(isDay, suggestionTexts.dayMissing)),
  /** Empty if it lasts a single day. */
  endDate: optionalDay,
  location: requiredLine(suggestionTexts.cityMissing, MAX_SHORT_LENGTH),
  placeId: ChosenPlaceId,
  address: singleLine(MAX_ADDRESS_LENGTH),
  prizePool: z._default(
    z.nullable(
      z
        .int(suggestionTexts.prizeInvalid)
        .check(z.gte(0, suggestionTexts.prizeInvalid), z.lte(100_000_000, suggestionTexts.prizeInvalid)),
    ),
    null,
  ),
  website: z._default(
    z.string().check(
      z.trim(),
      withoutNul(),
      z.maxLength(MAX_ADDRESS_LENGTH, suggestionTexts.websiteInvalid),
      z.refine((value: string) => value === '' || isWebAddress(value), suggestionTexts.websiteInvalid),
    ),
    '',
  ),
  contactPhone: singleLine(30),
  organizerName: singleLine(),
});

// Checked beside errors of other fields, so that all are shown at once.
const consistent = z.refine<z.infer<typeof Fields>>(
  ({ startDate, endDate }) => endDate === '' || startDate <= endDate,
  {
    path: ['endDate'],
    error: suggestionTexts.endsBeforeStart,
    when: ({ value }) => z.pick(Fields, { startDate: true, endDate: true }).safeParse(value).success,
  },
);

/** The suggested tournament. */
export const SuggestedTournament = Fields.check(consistent);
export type SuggestedTournament = z.infer<typeof SuggestedTournament>;

export const NewSuggestion = z
  .extend(Fields, {
    id: sentId,
    /** For a signed-in user, the account's address is used instead. */
    contactEmail: z._default(
      z.string().check(z.trim(), withoutNul(), z.maxLength(254, contactTexts.emailWrong)),
      '',
    ),
    /** Uploaded for an ad's picture pipeline; signed-in users only. */
    pictureIds: z._default(
      z
        .array(z.uuid().check(z.toLowerCase()))
        .check(z.maxLength(MAX_SUGGESTION_PICTURES, `Högst ${MAX_SUGGESTION_PICTURES} bilder`)),
      [],
    ),
    /** From `security.token`. */
    csrfToken: z.string().check(z.maxLength(200)),
    /** A solved human check; visitors only. */
    humanCheckId: z.optional(z.uuid()),
  })
  .check(consistent);
export type NewSuggestion = z.infer<typeof NewSuggestion>;

/** A suggestion as the tournament editor opens it, without the contact data of the message. */
export const StaffSuggestion = z.object({
  id: z.uuid(),
  tournament: z.omit(Fields, { contactPhone: true, placeId: true }),
  /** The chosen town, or the only one with the typed name; null if it is not known. */
  place: z.nullable(Place),
  /** The country of the town; null if it is not known. */
  country: z.nullable(z.string()),
  pictures: z.array(z.object({ id: z.uuid(), preview: z.string() })),
  /** The tournament that was already made from it. */
  tournamentId: z.nullable(z.uuid()),
});
export type StaffSuggestion = z.infer<typeof StaffSuggestion>;

export const suggestionContract = {
  suggest: oc
    .route({
      method: 'POST',
      path: '/tournament-suggestions',
      summary: 'Suggests a tournament to the operator; idempotent by id',
      tags: ['tournaments'],
      successStatus: 201,
    })
    .errors(mayRefuse('FORBIDDEN', 'UNAUTHORIZED', 'CONFLICT', 'TOO_MANY_REQUESTS', 'PAGE_DISABLED'))
    .input(NewSuggestion)
    .output(z.object({ id: z.uuid() })),
  findSuggestion: oc
    .route({
      method: 'GET',
      path: '/admin/tournament-suggestions/{id}',
      summary: 'Returns a suggestion as the editor begins with it',
      tags: ['tournaments', 'admin'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ByTournamentId)
    .output(StaffSuggestion),
};
